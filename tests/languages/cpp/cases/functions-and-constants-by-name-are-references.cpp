namespace app {
enum Mode { Fast, Slow };
enum class Color { Red };
constexpr int limit = 3;
inline bool less(int a, int b) { return a < b; }
struct Sorter { static bool more(int a, int b) { return a > b; } };
}

void run(int mode, bool (*by)(int, int), int limit = app::limit);

int use(bool less) {
    run(app::Fast, app::less);
    run(app::Slow, &app::Sorter::more, 4);
    auto color = app::Color::Red;
    return less ? app::limit : 0;
}
