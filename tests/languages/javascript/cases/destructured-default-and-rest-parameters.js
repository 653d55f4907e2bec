function f({ a, b: [c] } = {}, [d, e = 1] = [], g = (x, y) => x, ...rest) {}
function g(
  a, // first
  b = "a, b" /* second */,
  c = [1, 2, 3],
) {}
function h(long = "a default that is longer than thirty-two characters") {}
const i = async function ({ a }) {};
