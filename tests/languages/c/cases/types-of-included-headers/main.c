#include "shapes.h"
#include <stdio.h>
shape *draw(point at, decoy *d, FILE *to);
