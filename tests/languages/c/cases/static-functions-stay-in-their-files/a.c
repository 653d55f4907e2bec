static int helper(void) { return 1; }
static int later(void);

int a(void) { return helper() + later(); }

static int later(void) { return 2; }
