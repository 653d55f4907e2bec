function f(x) {
  x();
}
function given() {}
function object() {}
const bound = f.bind(object, given);

f.call(object, given);
f.apply(object, [given]);
f.bind(object)();
bound(object);

class Base {
  run() {
    return this;
  }
  stop() {}
}
class Other {
  stop() {}
}

function each(step) {
  step.call(null, object);
}
each(given);

function own() {}
own.call = function mine() {};
own.call();
own.bind(object).name();

function decide(base, run) {
  new Base().run.call(base).stop();
  run.call(base);
  Array.prototype.slice.call(base);
  Base.call(base);
}
