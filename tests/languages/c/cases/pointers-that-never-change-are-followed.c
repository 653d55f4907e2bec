static int one(int n) { return n; }
static int two(int n) { return n; }
typedef int (*step_fn)(int);

int kept(int n)
{
    int (*step)(int) = one;
    int (*const other)(int) = &two;
    return step(n) + (*step)(n) + other(n);
}

int changed(int n)
{
    int (*step)(int) = one;
    if (n)
        step = two;
    return step(n);
}

void set(step_fn *step);

int given_away(int n)
{
    int (*step)(int) = one;
    set(&step);
    return step(n);
}

static step_fn table[] = { one, two };
step_fn global = one;

int from_elsewhere(int n, step_fn given)
{
    step_fn local = table[n];
    return local(n) + given(n) + global(n) + table[0](n);
}
