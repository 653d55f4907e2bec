int one(int n) { return n; }
int two(int n) { return n; }
struct Box { int open() { return 1; } };

int assigned() { auto f = one; f = two; return f(1); }
int pointed() { auto *f = &one; f = &two; return f(1); }
int kept() { auto f = one; return f(1); }
int typed() { auto box = Box(); box = Box(); return box.open(); }
