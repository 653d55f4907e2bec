#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define CALL(f) f(1)
#define ALIAS real
#define SIZE 8

static int real(int n) { return n; }
static int table[MAX(SIZE, 4)];

int use(int n)
{
    ALIAS(n);              /* what a macro stands for is not looked into */
    return MAX(n, SIZE) + CALL(real);
}
