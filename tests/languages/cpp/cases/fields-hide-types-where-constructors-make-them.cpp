struct value { value(int) {} value(int, int) {} };
struct box { box(int) {} };

template <typename T> struct Node {
  T value;
  template <typename A> Node(const A &arg) : value(arg, 1) {}
};

struct Held {
  box value;
  value *pointer;
  Held(int n) : value(n), pointer(nullptr) {}
};

struct Derived : value {
  Derived() : value(1, 2) {}
};

struct Made {
  int count;
  Made() : count(3) { value made(1, 2); }
};

enum kind { First };

struct Kept {
  kind own;
  Kept() : own(First) {}
};
