static int helper(void) { return 3; }

int b(void) { return helper() + later(); }
