const A = class {
  field = 1;
  method() {}
};
let B = class Inner extends A {};
use(class Named {});
// Without a name: members of what is around.
const mixin = (Base) =>
  class extends Base {
    mixed() {}
    size = 1;
  };
