var api = module.exports = {};
api.run = function () {
  api.walk();
};
api.walk = walk;
function walk() {}
