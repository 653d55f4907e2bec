function first() {}
function other() {}
function extend(target, source) {
  for (const key in source) target[key] = source[key];
}

const passed = { done: first, own() {} };
extend(passed, { done: other });
function afterwards() {
  passed.done();
  passed.own();
}

const assigned = { hook: first };
assigned.hook = other;
function anew() {
  assigned.hook();
}

const table = { get: first };
function register(key, value) {
  table[key] = value;
}
function open() {
  table.get();
}

const itself = {
  step: first,
  change(to) {
    this.step = to;
  },
};
function changed() {
  itself.step();
}

class Router {
  constructor() {
    this.routes = { list: first, show() {} };
  }
  add(name, route) {
    this.routes[name] = route;
  }
  run() {
    this.routes.list();
    this.routes.show();
  }
}

let either = { part: first };
if (either) either = { part: other };
function both() {
  either.part();
}

function hidden(passed) {
  passed.done();
}
