const Queue = require('./queue.cjs');
const { open, close: shut } = require('./tools.cjs');
const tools = require('./tools');
const fs = require('fs');

new Queue().push();
open();
shut();
tools.size();
tools.helper();
fs.readFileSync();

function lazy() {
  return require('./queue.cjs').of();
}
lazy().push();
