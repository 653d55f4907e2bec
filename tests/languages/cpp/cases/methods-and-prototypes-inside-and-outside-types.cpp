void outside(int a);
struct S {
  void inside(int a);
  void defined() {}
#if DEBUG
  void debug();
  S(int a);
#endif
};
void outside(int a) {}
