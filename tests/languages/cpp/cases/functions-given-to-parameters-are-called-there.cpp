#include <functional>

int one(int n) { return n; }
int two(int n) { return n; }
namespace app {
int three(int n) { return n; }
struct Tools { static int four(int n) { return n; } };
}

template <typename F> int plain(F f) { return f(1); }
template <typename F> int reference(F &&f, int n) { return f(n); }
template <class F, class T> int handed_on(const F &f, T) { return plain(f); }
int standard(std::function<int(int)> f) { return f(1); }
int standard_reference(const std::function<int(int)> &f) { return f ? f(2) : 0; }
int pointer(int (*f)(int)) { return f(1) + (*f)(2); }
int function_reference(int (&f)(int)) { return f(1); }

// What else these have is not known: they need not be functions.
template <class F> int looked_into(F f) { return f.size() + f(1); }
template <class T> int dependent(const T &x) { return x.size(); }

struct Sized { int size() const { return 1; } int operator()(int) const { return 2; } };
Sized sized;

struct Runner {
  template <typename F> int go(F f) { return f(3); }
  int stored(std::function<int(int)> f) { kept = f; return kept(2); }
  int changed(std::function<int(int)> f) { f = two; return f(2); }
  std::function<int(int)> kept;
};

int main() {
  plain(one);
  reference(two, 3);
  handed_on(app::three, 1);
  standard(app::Tools::four);
  standard_reference(&one);
  pointer(&two);
  function_reference(app::three);
  looked_into(sized);
  dependent(sized);
  Runner runner;
  runner.go(two);
  runner.stored(one);
  runner.changed(one);
  return plain([](int n) { return n; });
}
