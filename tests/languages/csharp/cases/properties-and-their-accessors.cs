class A
{
    public int Both { get; set; }
    public int OnlyGet { get; }
    public int OnlySet { set { } }
    public string Init { get; init; } = "x";
    public int Narrow { get; private set; }
    public int Arrow => 1;
    public int Arrows { get => 1; set => x = value; }
    public int Bodies
    {
        [Pure]
        get { return 1; }
        set { x = value; }
    }
    public static int Static { get; } = 5;
    public virtual int Virtual { get; set; }
    public required int Required { get; set; }
    public ref int ByRef => ref x;
    protected abstract int Abstract { get; }
    int Default { get; set; }
}
