class Base
{
    public Base(int size) { }

    public virtual string Name() => "";

    protected void Own() { }
}

class Outer : Base
{
    Outer other;

    Outer() : base(1)
    {
        this.Name();
        base.Name();
        other.Own();
        Own();
    }

    Outer(int a, int b) : this() { }

    public override string Name() => base.Name();

    class Inner
    {
        void Own() { }

        void Run()
        {
            Own();
            Shared();
        }
    }

    static void Shared() { }
}

class Alien : External.Thing
{
    Alien() : base("text")
    {
        base.Start();
        Start();
        Own();
    }

    void Own() { }
}
