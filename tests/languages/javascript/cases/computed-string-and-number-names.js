class Names {
  [Symbol.iterator]() {}
  [`a${1}`] = 1;
  "plain-word"() {}
  'two words'() {}
  "" = 1;
  "it's" = 2;
  42() {}
}
