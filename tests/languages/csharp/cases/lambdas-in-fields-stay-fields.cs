class A
{
    Func<int, int> twice = x => x * 2;
    static readonly Action<string> Log = delegate (string s) { };
    public Func<int> Property { get; } = () => 1;
}
