class Blocks
{
    B x;

    void Behind()
    {
        { A x = new A(); }
        x.Go();
    }

    void Each(A[] all)
    {
        foreach (A x in all) x.Go();
    }

    void EachUnknown(System.Collections.Generic.List<A> all)
    {
        foreach (var x in all) x.Go();
    }

    void Counted()
    {
        for (A x = new A(); ; ) x.Go();
    }

    void Using()
    {
        using (var x = new A()) { x.Go(); }
    }

    void Caught()
    {
        try { } catch (A x) { x.Go(); }
    }

    void BehindCaught()
    {
        try { } catch (A x) { }
        x.Go();
    }

    void Pattern(object o)
    {
        if (o is A a && a.Go()) a.Go();
    }

    void Cases(object o)
    {
        switch (o)
        {
            case A x: break;
            case C x: x.Go(); break;
        }
    }

    bool Arms(object o) => o switch
    {
        A y => y.Go(),
        C { Size: 1 } y => y.Went(),
        _ => false,
    };

    void Out()
    {
        Give(out A a, out var b);
        a.Go();
        b.Go();
    }

    void Lambda()
    {
        System.Func<A, bool> first = x => x.Go();
        System.Func<C, bool> second = (C x) => x.Went();
        x.Go();
    }

    void Give(out A a, out A b) { a = b = null; }
}

class A : System.Exception
{
    public bool Go() => true;
}

class B
{
    public void Go() { }
}

class C
{
    public int Size;

    public void Go() { }

    public bool Went() => true;
}
