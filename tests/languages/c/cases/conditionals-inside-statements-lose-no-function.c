int check(int a, int b)
{
    if (a
#ifdef STRICT
        && b
#endif
    ) {
        return 1;
#ifdef TWO
    } else if (b) {
        return 2;
#endif
    }
    return 0;
}

static const int table[] = {
    1,
#ifdef MORE
    2,
#else
    3,
#endif
    4
};

int after(void) { return table[0]; }
