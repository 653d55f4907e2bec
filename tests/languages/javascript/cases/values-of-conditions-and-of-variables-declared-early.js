function a() {}
function b() {}

let early, chained;
early = chained = a;
function declaredFirst() {
  early();
  chained();
  let local;
  local = b;
  local();
}

let kept = false;
kept ||= a;
function falseIsNothing() {
  kept();
}

const either = null || a;
function or(given) {
  either();
  (given ?? b)();       // what `given` is, callers say
  (given && b)();
  (0, b)();
}

class Outer {
  static make() {
    return new Named().go();
  }
}
const Held = class Named {
  static of() {
    return Named.of();  // its own name, seen in it alone
  }
};
