function f() {}
function g() {}

function augmented() {
  const l = [f];
  l[0] ||= g;
  l[0]();
}

function destructured(q) {
  const l = [f];
  [l[0]] = q;
  l[0]();
}

function deleted() {
  const l = [f];
  delete l[0];
  l[0]();
}

function spread(q) {
  const l = [...q, f];
  l[1]();
}

function onlyRead() {
  const l = [f];
  h(l[0]);
  l[0]();
}
