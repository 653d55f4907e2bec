int other(int n)
{
    return n;
}

/* What store.h declares is not visible here. */
int unrelated(void)
{
    return store_open("y");
}
