static
const char *
name(int a,   /* first */
     // second
     const char   *b)
{
    return b;
}
