#include <vector>
#include <memory>
struct Base { void run(); void reset(); };
void f(std::vector<std::unique_ptr<Base>> &v) { for (auto &x : v) { x.reset(); x->run(); } }
void g(std::vector<Base> &v) { for (auto &x : v) { x.reset(); } }
