function first() {}
function second() {}

let act = first;
const fixed = first;

function change() {
  act = second;
}

function use() {
  act();
  fixed();
}

function local(condition) {
  let step = first;
  if (condition) step = second;
  step();
}

function replaced() {}
replaced = second;
replaced();
