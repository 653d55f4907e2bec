#include "generated.h"
#ifdef NO_THREADS
#define enter(x)
#endif
#define twice(x) ((x) + (x))
