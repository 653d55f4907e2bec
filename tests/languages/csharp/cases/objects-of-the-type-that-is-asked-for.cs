using System;
using System.Threading.Tasks;

class Till
{
    public Till(int number) { }
    public Till() { }
}

class Box
{
    public Box(Till till) { }
    public Till Inner;
}

class Made
{
    Till field = new(1);
    Till Auto { get; } = new(1);
    Till Arrow => new(1);
    Till Got { get => new(1); }
    Till GotLonger { get { return new(1); } }
    Till[] fields = { new(1), new() };

    Till Returned() { return new(1); }
    Till Short() => new(1);
    Till Either(bool one) => one ? new(1) : (new());
    Till OrElse(Till other) { return other ?? new(); }
    Till Switched(int n) => n switch { 1 => new(1), _ => new() };
    Till? Perhaps() => new(1);
    async Task<Till> Later() { return new(1); }
    Func<Till> Function() { return () => new(1); }
    Func<Till> Block() { return () => { return new(1); }; }
    public static Till operator +(Made one, Made other) => new(1);

    void Locals()
    {
        Till one = new(1);
        var many = new Till[] { new(1) };
        Till[] others = { new() };
        Till Inside() { return new(); }
        var array = new[] { new Till(), new() };
    }

    void Unknown(Box box)
    {
        box.Inner = new(1);
        Take(new(1));
        new Box(new());
    }

    void Take(Till till) { }
}
