class A
{
    public A(int x) { }
    public A() { }
}

class B(int y) : A(y)
{
    void M() { }
}

class C : A
{
    public C(int z) : base(z) { }
}

record D(int Q);

record E(int Q) : D(Q), I;

interface I { }

class Helper { public string Text() => ""; }

class F(Helper h) : A(h.Text().Length) { }

class G(int y) : A() { }
class H(int y) : Unknown(y), I { }
