namespace { int helper() { return 3; } }
int b() { return helper() + other(); }
