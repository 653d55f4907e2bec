function value() {}

function withDefault(a = value()) {}

class Thing {
  field = value();
  static {
    value();
  }
  [value()]() {
    return () => value();
  }
}

const arrow = () => value();
const object = {
  key: value(),
  method() {
    value();
  },
};

value();
new Thing();
value``;
value?.();
