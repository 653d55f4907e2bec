DEFINE_LIST(int)
static int after(void);
NO_SANITIZE("bounds")
int checked(int a) { return a; }
BEGIN_DECLS
int between(void);
END_DECLS
