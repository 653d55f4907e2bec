function outer(p) {
  const local = 1;
  let { a, b } = p;
  var v;
  function inner() {
    const deep = () => {};
  }
  const arrow = () => {};
  class Local {
    method() {}
  }
}
