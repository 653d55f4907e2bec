class A {
  accessor
  x = 1;
  static accessor
  y: number = 2;
  accessor z = 3;
}

class B {
  accessor;
  static accessor = 1;
}
