function Queue() {
  this.items = [];
  this.reset();
}

Queue.prototype.reset = function () {
  this.push();
};

Queue.prototype.push = function () {
  return this;
};

Queue.of = function () {
  const queue = new Queue();
  queue.push();
  return queue;
};

Queue.of().push().reset();

function lone() {
  this.reset();
}

class Fast extends Queue {
  push() {
    super.push();
  }
}
new Fast();
