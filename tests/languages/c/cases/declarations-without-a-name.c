typedef BOOL _Bool;
int after(int a) { return a; }
