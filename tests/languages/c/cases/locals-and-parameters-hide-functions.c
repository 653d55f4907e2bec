int check(int n) { return n; }
int size(int n) { return n; }

int by_parameter(int (*check)(int)) { return check(1); }

int by_local(int n)
{
    int (*check)(int) = 0, size = 3;
    return check(n) + size;
}

int by_block(int n)
{
    if (n) {
        int (*check)(int) = size;
        check(n);          /* size */
    }
    for (int (*size)(int) = 0; n; n--)
        size(n);           /* a variable */
    return check(n) + size(n);
}

int before_its_declaration(int n)
{
    n = check(n);          /* the function: the local comes later */
    int check = n;
    return check;
}
