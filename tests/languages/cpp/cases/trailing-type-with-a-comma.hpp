template <typename T>
struct Like {
  template <typename U>
  static auto check(U *p) -> decltype((void)p->find('a'), p->length(), int());
  template <typename U>
  static auto made(U u) -> decltype(u(1), bool()) { return true; }
};
