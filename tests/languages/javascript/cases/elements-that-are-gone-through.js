function a() {}
function b() {}
function c() {}
class Item {
  go() {}
}
class Other {
  go() {}
}

function named() {
  const list = [a, b, 3];
  for (const each of list) each();
  list.forEach((each) => each());
  return list.length + list.indexOf(a);
}

function made() {
  for (const each of [new Item(), new Other()]) each.go();
}

function changed() {
  const list = [a];
  list.push(b);
  for (const each of list) each();      // it may be anything
  const other = [a, b];
  other[0] = c;
  for (const each of other) each();
  const given = [a];
  store(given);
  given.forEach((each) => each());
}

function spread(more) {
  for (const each of [a, ...more]) each();
}

function keys() {
  for (const key in [a, b]) key();
}

function hidden(list) {
  for (const each of list) each();
}
const list = [a];

const table = [[a], [b]];
for (const row of table) row[0]();
table[0][0]();                          // a row may be another one meanwhile

const NAME = 'run';
let loose = 'run';
loose = 'walk';
const things = { run: a, walk: b };
things[NAME]();
things[loose]();
const numbered = [a, b];
const AT = 1;
function at() {
  numbered[AT]();
}
