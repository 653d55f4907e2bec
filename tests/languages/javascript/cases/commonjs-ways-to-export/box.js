module.exports = class Box {
  static of() {
    return new Box();
  }
  open() {}
};
