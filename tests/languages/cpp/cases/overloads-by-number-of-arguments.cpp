int pad(int n) { return n; }
int pad(int n, int width) { return n + width; }
int pad(int n, int width, int fill, ...) { return fill; }
int same(int n) { return n; }
int same(double n) { return 0; }
int optional(int n, int m = 1);
int optional(int n, int m) { return n + m; }

struct Log {
    Log &put(int n) { return *this; }
    Log &put(int n, int level) { return put(n); }
    int put(int n, int level, int to) const { return level; }
};

int use(Log log, int *list) {
    pad(1);
    pad(1, 2);
    pad(1, 2, 3);
    pad(1, 2, 3, 4, 5);
    pad();                     // none takes no argument
    same(1);                   // types are not looked at
    optional(1);
    optional(1, 2);
    optional(1, 2, 3);         // none takes three
    return log.put(1).put(1, 2).put(1, 2, 3);
}
