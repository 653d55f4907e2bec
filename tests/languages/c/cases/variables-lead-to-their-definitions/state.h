extern int level;
extern const char *names[];
extern int defined_twice;
extern int hidden;
extern int outside;
