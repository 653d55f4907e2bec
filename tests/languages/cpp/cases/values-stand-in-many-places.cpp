enum class Color { Red, Green };
enum Old { First, Second };
namespace app { constexpr int limit = 10; }
constexpr int size = app::limit;
int level;
int table[size];
int one(int n) { return n; }
using Step = int (*)(int);

int in_default(int n = size, Color color = Color::Red, Step step = &one);
int in_conditions() { if (level) return 1; return level ? app::limit : size; }
int in_brackets() { return (app::limit) + (int) Second; }
int in_signs() { return -app::limit; }
int in_index() { return table[app::limit] + table[First]; }
int thrown() { throw app::limit; }
int in_bounds() { int buffer[app::limit]; return buffer[0]; }
struct Held { int width = size; Step step = one; int bits : size; enum { Inner = size }; };
