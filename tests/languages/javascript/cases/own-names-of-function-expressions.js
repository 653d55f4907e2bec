const walk = function step(node) {
  return step(node.next);
};

exports.visit = function visit(node) {
  visit(node);
};

register(function retry() {
  retry();
});

step();
visit();
retry();
