const arrow = (a, b = 1) => a + b;
let one = x => x;
var classic = function (y) {};
const named = function inner(z) {};
const wrapped = (function (w) {});
const gen = function* (n) {};
const later = async () => {};
// Called at once, or passed on: the name holds what comes back.
const result = (() => 1)();
const memo = memoize((k) => k);
