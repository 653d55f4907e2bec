class Base {
  constructor() {}
  run() {}
  static make() {}
  get size() {}
}

class Middle extends Base {
  run() {
    super.run();
  }
  stop() {
    this.run();
  }
}

class Leaf extends Middle {
  constructor() {
    super();
  }
  run() {
    super.run();
    super.stop();
    super.other();
  }
  static make() {
    return super.make();
  }
  get size() {
    return super.size;
  }
}

new Middle().run();
new Leaf().stop();
Leaf.make();
new Leaf().make();
