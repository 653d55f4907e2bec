int twice(flag, n)
    int n;
{
    return flag ? n + n : n;
}
