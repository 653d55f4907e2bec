module.exports = class extends Base {
  method() {}
};
