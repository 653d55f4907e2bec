LIB_API int exported(int a);
LIB_API const char *name(void);
LIB_API struct node *make(struct node *from);
LIB_API lua_State *(newstate)(void *data);
EXTERN LIB_API void twice(void);
static LIB_INLINE int inlined(void) { return 1; }
static FOO type_in_capitals(FILE *file, UINT32 count);
FILE *no_macro(const FILE *f);
FOO plain_type;
