static int add(int a, int b);

static int add(int a, int b)
{
    extern int elsewhere(int);
    return elsewhere(a) + b;
}
