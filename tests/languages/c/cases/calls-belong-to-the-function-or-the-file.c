#define SQUARE(n) ((n) * (n))
#define INIT(n) (n)

static int start = INIT(3);
char buffer[SQUARE(4)];
struct box { char name[SQUARE(2)]; };

int depth(int n)
{
    static int first = INIT(1);
    return n ? depth(n - 1) : first;
}
