class Element {
  @property() accessor name = '';
  static accessor #count = 1;
  accessor = 3;
  get(accessor) { return accessor instanceof Element; }
}
