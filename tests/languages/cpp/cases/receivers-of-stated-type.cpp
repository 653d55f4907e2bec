namespace shop {
struct Item { int price() const { return 1; } Item &self() { return *this; } };
struct Decoy { int price() const { return 2; } };
template <typename T> struct List { T first(); int size() { return 0; } };
struct Cart {
    Item item;
    Item *last;
    List<Item> items;
    Item make() { return item; }
    int total() { return item.price() + last->price() + items.size() + make().price(); }
};
}

template <typename T>
int of_parameter(const T &thing) { return thing.price(); }  // depends on T

int use(shop::Cart &cart, shop::Item *items, int n) {
    const auto &item = cart.item;
    auto made = cart.make();
    auto unknown = elsewhere();
    for (shop::Item &each : cart.items) each.price();
    for (auto &each : cart.items) each.price();   // what is in a list is not known
    if (auto *last = cart.last) last->price();
    (*items).self().price();
    std::string text;
    text.size();                                  // of a type that is not here
    return item.price() + made.price() + unknown.price() + items[n].price();
}
