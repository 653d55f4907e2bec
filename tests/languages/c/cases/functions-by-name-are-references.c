#include <stdlib.h>

static int compare(const void *a, const void *b) { return a == b; }
static void on_exit_do(void) {}
static int unused(int compare) { return compare; }
int limit = 3;

typedef int (*compare_fn)(const void *, const void *);
struct sorter { compare_fn by; };

compare_fn choose(int n)
{
    struct sorter sorter = { .by = compare };
    atexit(&on_exit_do);
    qsort(0, 0, 0, compare);
    sorter.by = compare;
    if (n > limit)
        return compare;
    return n ? compare : sorter.by;
}
