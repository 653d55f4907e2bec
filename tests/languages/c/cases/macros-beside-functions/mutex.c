void enter(int *lock) { *lock = 1; }
static int twice(int n) { return n + n; }
int thrice(int n) { return twice(n) + n; }
