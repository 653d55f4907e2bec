namespace lib {
struct Thing {};
void swap(Thing &a, Thing &b) {}
}

void use(lib::Thing &a, lib::Thing &b) {
    swap(a, b);
}
