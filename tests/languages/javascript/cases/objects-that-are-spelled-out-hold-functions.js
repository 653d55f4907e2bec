function f() {}
function g() {}
function h() {}
function mine() {}

const named = { f, "two words": g, inner: { deep: h }, own() {} };
named.f();
named["two words"]();
named["own"]();
named?.inner.deep();

function make() {
  function inside() {}
  const api = { inside, stop: g, own() {} };
  return api;
}
const made = make();
made.inside();
make().stop();
const { own: taken } = make();
taken();

const { a, b: c } = { a: f, b: g };
a();
c();

function local() {
  const object = { mine, f };
  object.mine();
}

const wide = { f, ...made, g };
function spread() {
  wide.f();
}
function behind() {
  wide.g();
}
const twice = { f, f: g };
function last() {
  twice.f();
}
const computed = { f, [made]: g };
function unknown() {
  computed.f();
}
