// nothing
#define X
#if X
#error no
#endif
/* nothing */
