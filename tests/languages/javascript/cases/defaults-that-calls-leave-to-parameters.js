function a() {}
function b() {}

function left(f = a) {
  f();
}
left();

function given(f = a) {
  f();
}
given(b);

function both(f = a, g = f) {
  f();
  g();
}
both(b);
both();

function second(f, g = a) {
  g();
}
second(b);
second(...[b, b]);

function nobody(f = a) {
  f();
}

class Shop {
  constructor(f = a) {
    f();
  }
  sell(f = b) {
    f();
  }
}
new Shop().sell();

function assigned(f = a) {
  f = b;
  f();
}
assigned();

function through(f = a) {
  f();
}
through.call(null);

const made = (shop = new Shop()) => shop.sell(a);
made();
