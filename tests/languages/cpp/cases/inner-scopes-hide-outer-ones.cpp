int run(int n) { return n; }
int stop(int n) { return n; }

namespace inner {
int run(int n) { return -n; }

class Engine {
public:
    int stop(int n) { return n; }
    int go(int n) { return run(n) + stop(n) + ::stop(n) + ::run(n); }
    int with(int (*run)(int)) { return run(1); }
    int lambda(int n) {
        auto stop = [](int m) { return m; };
        auto call = [&](int m) { return run(m); };
        return stop(n) + call(n);
    }
    class Part {
        int start(int n) { return run(n); }
    };
};
}

int outside(int n) { return run(n); }
int local(int n) {
    int stop = n;
    return stop + run(n);
}
