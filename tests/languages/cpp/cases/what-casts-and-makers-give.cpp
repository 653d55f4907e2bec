#include <memory>

struct Base { virtual void run(); };
struct Derived : Base { void more(); };
struct Decoy { void more(); void run(); };

void casts(Base *base, void *raw) {
  static_cast<Derived *>(base)->more();
  dynamic_cast<Derived &>(*base).more();
  reinterpret_cast<Decoy *>(raw)->run();
  ((Derived *)base)->run();
}

void makers() {
  auto one = std::make_unique<Derived>();
  one->more();
  one.reset();
  std::make_shared<Base>()->run();
}

template <class T> void dependent(void *raw) { static_cast<T *>(raw)->more(); }
void elsewhere(void *raw) { static_cast<other::Type *>(raw)->more(); }
