int plain(int a, char *b, const char *argv[], int grid[3][4], int n[static 2]);
void callback(int (*compare)(const void *, const void *), void (*done)(int code), void (plain)(int));
int old(void);
int unnamed(int, char *, struct node *);
int variadic(const char *format, ...);
