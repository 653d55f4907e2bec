struct ahead;
enum also;
struct mention *get(struct other *from);
static struct third { int a; } *instance;
