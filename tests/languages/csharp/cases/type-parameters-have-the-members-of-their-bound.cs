interface INamed
{
    string Name();
}

class Person : INamed
{
    public string Name() => "";

    public void Greet() { }
}

class Box<T, U> where T : INamed where U : class
{
    T held;

    public T Get() => held;

    void Use<V>(T one, U two, V three) where V : Person, new()
    {
        one.Name();
        two.Name();
        three.Greet();
    }

    static void Outside(Box<Person, string> box)
    {
        box.Get().Name();
        box.Get().Greet();
    }
}
