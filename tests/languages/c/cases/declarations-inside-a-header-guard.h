#ifndef SHAPES_H
#define SHAPES_H

struct point { int x, y; };
int area(const struct point *corner);

#endif /* SHAPES_H */
