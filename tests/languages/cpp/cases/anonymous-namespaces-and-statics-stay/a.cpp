namespace { int helper() { return 1; } }
static int other() { return 2; }
int a() { return helper() + other(); }
