class A
{
    int a, b = 2, c;
    Dictionary<string, int> d = new(),
        e = null;
}
