class A
{
    static A() {}
    public A() : this(1) {}
    protected A(int x) : base(x) {}
    A(string s) => text = s;
    ~A() {}
    class Inner
    {
        Inner() {}
        ~Inner() => Close();
    }
}
