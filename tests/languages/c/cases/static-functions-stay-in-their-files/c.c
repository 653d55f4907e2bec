int helper(void);

/* The other files' functions of the name are their own. */
int c(void) { return helper(); }
