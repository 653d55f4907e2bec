enum class Color : int { Red [[deprecated]] = 1, Green [[x]], Blue };
enum Shade { Dark __attribute__((deprecated)) = 1, Light [[deprecated("a, b")]] };
namespace hidden __attribute__((visibility("hidden"))) { int inside; }
struct Pair { int first, second; } pair;
const auto &[one, two] = pair;
struct Bits {
    int a : 3 = 1;
    int b : 4 {2};
    unsigned : 0;
    void old() const [[deprecated]];
    int c [[no_unique_address]];
};
struct Object {
    void method(this Object &self, int a);
    template <class Self> auto other(this Self &&self);
};
int run(int x, int *a) {
    if (x) [[likely]] { return a[x]; } else [[unlikely]] { return x ? 3 : 4; }
}
