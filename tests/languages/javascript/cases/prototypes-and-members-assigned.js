function Animal(name) {
  this.name = name;
  this.speak = function () {};
}
Animal.prototype.run = function (speed) {};
Animal.prototype = {
  walk() {},
  sit: function () {},
};
Animal.create = (name) => new Animal(name);
ns.deep.er.fn = function () {};
Animal.Kind = class {
  kindOf() {}
};
// Not names: a call, an index.
get().fn = function () {};
table[0].fn = function () {};
