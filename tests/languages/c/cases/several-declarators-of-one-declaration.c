int a, *b, c[3], (*d)(int), e(void);
struct point { int x; } origin, *corner;
