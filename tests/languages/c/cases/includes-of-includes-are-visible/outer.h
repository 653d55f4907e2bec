#ifndef OUTER_H
#define OUTER_H
#include "base.h"
int outer(int n);
#endif
