int (twice(int n)) { return 2 * n; }
char *(name(int n));
