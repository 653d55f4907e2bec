function shorthand() {}
const renamed = () => {};
const unrelated = 1;
module.exports = {
  shorthand,
  other: renamed,
  method(a) {},
  fn: function (b) {},
  arrow: async (c) => c,
  get computed() {
    return 1;
  },
  version: "1.0",
  flag: true,
  nested: { deep() {} },
};
