function a() {}
function b() {}
class Item {
  go() {}
}

const [first, , third = b] = [a, 0, b];
const { deep: { inner }, either = a } = { deep: { inner: b }, either: b };
function names() {
  first();
  third();
  inner();
  either();       // what stands there, or the default: not certain
}

function locals() {
  const [one, ...rest] = [a, b];
  one();
  rest[0]();
  const { item: { go } } = { item: new Item() };
  go();
}

function defaults({ item = new Item(), made: { by } = {} }) {
  item.go();      // what callers give may be something else
  by();
}

function elements() {
  for (const each of [a, b]) each();
  [a].forEach((one) => one());
  [new Item()].map(function (one) {
    return one.go();
  });
  const list = [a];
  list.push(b);
  list.forEach((one) => one());
}

class List {
  map(f) {
    f(b);
  }
}
function ownMethods() {
  new List().map((one) => one());
}

let f;
({ f } = { f: a });
function assigned() {
  f();
}
