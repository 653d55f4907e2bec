struct A {
    friend bool operator==(const A &, const A &) = default;
    friend A *same(A, A) = delete;
};

void gone(int) = delete;
namespace n {
bool operator!=(const A &, const A &) = delete;
A *made(double) = delete;
template <class T> void of(T) = delete;
int kept(int), value = 3;
int (*called)(int) = nullptr;
}
