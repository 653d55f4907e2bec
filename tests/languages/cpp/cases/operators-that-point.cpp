struct Item { void use(); void reset(); void only(); };
struct Pointer {
  Item *operator->();
  void reset();
  void own();
  void inner() { this->reset(); }
};
template <class T> struct Any { T *operator->(); void reset(); void own_only(); };

void pointed(Pointer one, Pointer *behind) {
  one->use();
  one.own();
  one->reset();  // which of the two: both have it
}
void reset(Pointer *behind) { behind->own(); }
void of_parameter(Any<Item> any) { any.reset(); }
void of_parameter_own(Any<Item> any) { any.own_only(); }

struct List { Item &operator[](int); };
struct Same { Same &operator[](int); void use(); };
void indexed(Item *items, List list, int n) { items[n].use(); list[0].use(); }
void same(Same one) { one[1].use(); }
struct Shelf {
  Item items[4];
  void tidy(int n) { items[n].use(); }
  void each() { for (auto &item : items) item.use(); }
};
void of_array(int n) {
  Item local[2];
  Item *pointers[2] = {};
  local[n].use();
  pointers[0]->only();
}
