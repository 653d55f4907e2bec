class A
{
    void M(int parameter)
    {
        int local = 1, other;
        const int LocalConst = 2;
        var (a, b) = Pair();
        foreach (var x in list) {}
        for (int i = 0; ; ) {}
        using var file = Open();
        if (o is string s && o is Point { X: var px }) {}
        Parse(text, out int result);
        Action act = () => { int inLambda; };
        Func<int, int> f = delegate (int q) { return q; };
        try {} catch (Exception e) {}
        switch (o) { case int n: break; }
        var anonymous = new { Name = 1 };
        label: ;
        fixed (int* p = array) {}
        var query = from row in rows let y = row select y;
    }
}
