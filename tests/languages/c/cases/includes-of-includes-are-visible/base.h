#ifndef BASE_H
#define BASE_H
#include "outer.h"
#define TWICE(x) ((x) + (x))
static inline int half(int n) { return n / 2; }
enum { LIMIT = 4 };
#endif
