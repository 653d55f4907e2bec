int outside(int n) { return n; }

int use(int n)
{
    extern int missing(int);
    int outside(int);
    return missing(n) + outside(n);
}
