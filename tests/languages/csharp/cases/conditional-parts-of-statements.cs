class A
{
    int M(object x)
    {
        if (x == null)
            return 1;
#if !OLD
        else if (x is string)
            return 2;
#endif
        Call(x
#if TRACE
            , 1
#endif
        );
        return 3;
    }
    void Behind() {}
    int P
    {
#if ANSI
        get { return 1; }
#else
        get { return 2; }
#endif
    }
}
