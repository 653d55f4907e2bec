interface Before {
  a: string;
}

const x: = 1;

interface After {
  b: string;
}
