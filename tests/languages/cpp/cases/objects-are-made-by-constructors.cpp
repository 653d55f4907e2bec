struct Plain { int n; };
class Point {
public:
    Point() {}
    Point(int x, int y) : x_(x), y_(y) {}
    explicit Point(int both) : Point(both, both) {}

private:
    int x_, y_;
};
typedef Point Place;
using Number = int;
enum class Color { Red };

class Line : public Point {
public:
    Line(Point from, const Point &to) : Point(1, 2), from_(from), to_{3, 4}, near_(to), n_(5) {}

private:
    Point from_, to_;
    const Point &near_;
    Point *const far_ = nullptr;
    Number n_;
};

void use(Point given, int n) {
    Point a(1, 2);
    Point b{3, 4};
    Place c(5, 6);
    Point d(given);              // a copy
    Point e(n);                  // an int
    Point f = Point(7);
    Point *g = new Point;
    Point **h = new Point *[n];  // no Point
    auto i = Plain{8};
    auto j = static_cast<Color>(n);
    auto k = Number(n);
    auto l = Color(n);
    Line m(a, b);
    Point o(n, f);
}
