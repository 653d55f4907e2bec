class Gate {
  get
  open() {}
  static
  count = 1
  static
  make() {}
  set
  open(value) {}
  static get
  'known'() {}
  async
  plain() {}
  get
  *each() {}
  get; set;
  get get() {}
  'constructor'() {}
}

const bag = {
  get
  size() {},
};
