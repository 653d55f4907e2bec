const { byName, other: renamed, spreadIn } = require('./names');
const make = require('./whole');
const api = require('./variable');
const { inner, Box, lazy } = require('.');
const { first, second } = require('./assigned');
const built_1 = require('./built');

function names() {
  byName();
  renamed();
  spreadIn();
}
function members() {
  make();
  make.extra();
  make.twice();       // two exports of that name: not certain
}
function variables() {
  api.run();
  api.walk();
}
function barrels() {
  inner();
  lazy.inner();
  new Box().open();
}
function assigned() {
  first();
  second();
}
function built() {
  (0, built_1.early)();
  built_1.late();
  built_1.never();    // exported as nothing
}
function patched(thing) {
  thing.byName = names; // changes no variable that is called so
}
