setTimeout(function tick() {}, 10);
list.map(function each(x) {
  return function nested() {};
});
// Bound to another name: that one counts.
const outer = function own() {};
