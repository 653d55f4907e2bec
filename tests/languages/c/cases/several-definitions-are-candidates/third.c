#include "die.h"

#ifdef FAST
static int step(int n) { return n; }
#else
static int step(int n) { return n + 1; }
#endif

void third(void)
{
    die("which?");
    step(1);
}
