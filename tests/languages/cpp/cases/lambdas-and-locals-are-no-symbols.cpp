auto square = [](int x) { return x * x; };
void f() {
  int local = 1;
  std::lock_guard<std::mutex> lock(mu);
  auto inner = [&] { return local; };
  struct Local { int field; void method() {} };
}
