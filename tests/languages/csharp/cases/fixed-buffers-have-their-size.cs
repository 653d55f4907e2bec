unsafe struct A
{
    public fixed byte Buffer[16];
    fixed char a[4], b[8];
}
