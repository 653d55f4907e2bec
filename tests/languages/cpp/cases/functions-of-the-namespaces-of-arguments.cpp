namespace shop {
struct Item {};
int price(Item item) { return 1; }
int weigh(Item item, int n) { return n; }
int pack(Item item) { return 1; }
}

int price(...) { return 0; }
int weigh(shop::Item item) { return 0; }

struct Till {
  int pack(shop::Item item) { return 1; }
  int ring(shop::Item item) { return pack(item); }  // a member is called whatever else there is
};

int either(shop::Item item) { return price(item); }
int by_count(shop::Item item) { return weigh(item); }
int only_there(shop::Item item) { return pack(item); }
int number(int n) { return price(n); }
