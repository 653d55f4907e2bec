char *name(int id) { return 0; }
int (*handler(int signal))(int, char *);
struct node **nodes(void);
unsigned long long big(void) { return 1; }
char *(bracketed)(int a);
const char *const *names(void);
