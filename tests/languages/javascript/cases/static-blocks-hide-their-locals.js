class Registry {
  static {
    const seed = 1;
    var other = 2;
    function fill() {}
    const helper = () => seed;
  }
  static size = 0;
}
