const { a, b: c, d = 1, e: { f, ...g }, ...rest } = source;
let [h, , i = 2, [j], ...k] = list;
function f2() {
  const { local } = source;
}
