class Temperature {
  static get unit() {
    return "C";
  }
  get value() {
    return this.v;
  }
  set value(v) {
    this.v = v;
  }
  static set unit(u) {}
  static async load() {}
  async *each() {}
  *[Symbol.iterator]() {}
}
