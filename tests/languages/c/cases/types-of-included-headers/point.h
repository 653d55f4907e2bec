typedef struct { int x, y; } point;
