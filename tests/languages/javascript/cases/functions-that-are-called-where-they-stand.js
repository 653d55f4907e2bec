function helper() {}
function other() {}

const mod = (function () {
  function pub() {
    priv();
  }
  function priv() {}
  return { pub: pub };
})();
const made = (() => helper)();
const either = (function (x) {
  if (x) return helper;
  return other;
})(1);
const nested = (() => {
  const inner = () => {
    return other;           // not what the function around returns
  };
  return helper;
})();
const generated = (function* () {
  return helper;            // what its call gives is no function
})();

var Built = /** @class */ (function () {
  function Built() {}
  Built.prototype.run = function () {};
  return Built;
}());

function users() {
  mod.pub();
  new Built().run();
}
function called() {
  made();
  nested();
  either();
  generated();
}
