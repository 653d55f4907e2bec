#include <array>
#include <memory>
#include <vector>

struct Base { virtual void run(); void reset(); int size(); };
struct Derived : Base { Derived(int) {} void run() override; };
struct Decoy { void run(); void reset(); int size(); void push_back(int); };
using BasePtr = std::shared_ptr<Base>;

struct Holder {
  std::unique_ptr<Base> owned;
  BasePtr shared;
  std::vector<Base> items;
  std::vector<std::unique_ptr<Base>> nested;
  std::vector<Base *> pointers;

  // A pointer is made of what is given; no Base is.
  Holder() : owned(nullptr), shared(std::make_shared<Derived>(1)), items(3) {}

  void pointed() { owned->run(); (*owned).size(); shared->run(); }
  void own_members() { owned.reset(); owned.get()->run(); shared.reset(); }
  void indexed(std::vector<Base> *several) { items[0].run(); several[1].size(); }
  void each() { for (auto &item : items) item.run(); }
  void each_pointer() { for (const auto &item : nested) item->run(); for (auto *p : pointers) p->size(); }
  void of_containers() { items.size(); items.push_back(Base()); items.front().run(); }
};

void locals(std::unique_ptr<Derived> given, const std::array<Derived, 3> &three)
{
  std::shared_ptr<Derived> made(new Derived(1));
  made->run();
  given->run();
  for (auto one : three) one.size();
}
std::unique_ptr<Derived> make();
std::vector<Derived> all();
void results() { make()->run(); for (auto &one : all()) one.run(); }

template <class T> void dependent(std::vector<T> &values) { for (auto &one : values) one.run(); }
void numbers(std::vector<int> &values) { for (auto one : values) one.run(); }
