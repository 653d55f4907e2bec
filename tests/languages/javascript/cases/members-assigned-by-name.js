function a() {}
function b() {}

const plain = {};
plain.run = a;
plain.twice = a;
plain.twice = b;

const begun = { run: a };
begun.run = b;

const open = {};
open.run = a;
function register(key, value) {
  open[key] = value;
}

const passed = {};
passed.run = a;
register.call(null, 'x', passed);

function Maker() {}
Maker.help = a;

class Base {}
Base.Kind = class {
  show() {}
};
class Derived extends Base {}
class Plain extends Base {}
class Other {}
Other.Kind = class {
  show() {}
};
Derived.Kind = Other.Kind;

function users(unknown) {
  plain.run();
  plain.twice();          // one of two
  begun.run();
  open.run();             // anything may be put there
  passed.run();           // who got it may have changed it
  Maker.help();
  new Plain.Kind().show();
  new Derived.Kind().show();
}
