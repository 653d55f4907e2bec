function tools() {}

tools.cut = function () {};
tools.glue = function () {};

tools.paint = function () {
  tools.cut();
  tools.glue();
};

export function use(options) {
  if (options.cut) tools.cut = options.cut;
}

function Box() {}

Box.prototype.open = function () {
  this.close();
};

Box.prototype.close = function () {};

Box.prototype.close = tools.cut;

const names = { first() {}, second() {} };
names.first = unknown();
names.first();
names.second();
