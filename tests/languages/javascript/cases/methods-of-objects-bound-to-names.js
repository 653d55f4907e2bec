const api = {
  get() {},
  set: function (v) {},
  arrow: async (x) => x,
  get size() {
    return 1;
  },
  "quoted-key"() {},
  [computed]() {},
  plain: 1,
  nested: {
    deep() {},
    deeper: { deepest: () => {} },
  },
};
let later;
later = { assigned() {} };
app.handlers = { click() {} };
class Holder {
  table = { row() {} };
}
function local() {
  const inner = { method() {} };
}
