#include "mutex.h"
int use(int *lock)
{
    int thrice(int);
    enter(lock);
    return twice(*lock) + thrice(1);
}
