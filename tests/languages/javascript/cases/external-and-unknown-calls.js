class A {
  save() {}
  parse() {}
}
class B {
  save() {}
}

function use(thing, other) {
  thing.save();
  thing.parse();
  JSON.parse(thing);
  console.log(thing);
  setTimeout(use, 10);
  other[thing]();
  undefinedName();
  (thing || other)();
}
