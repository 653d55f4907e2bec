#include "point.h"
typedef struct { point at; } shape;
