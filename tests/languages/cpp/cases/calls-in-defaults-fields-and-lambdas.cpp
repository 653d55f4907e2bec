int base() { return 1; }
int add(int n, int m = base()) { return n + m; }

class Counter {
    int start_ = base();
    int step(int n) { return n; }

public:
    int run() {
        auto twice = [this](int n) { return step(n) + step(n); };
        struct Local { int go() { return base(); } };
        return twice(1) + Local().go();
    }
};

static const int first = add(2);
