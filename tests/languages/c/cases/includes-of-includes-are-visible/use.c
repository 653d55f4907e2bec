#include "outer.h"

int use(int n)
{
    return TWICE(half(n)) + outer(LIMIT);
}
