abstract class A
{
    public int Public;
    private int Private;
    protected int Protected;
    internal int Internal;
    protected internal int ProtectedInternal;
    internal protected int InternalProtected;
    private protected int PrivateProtected;
    int none;
    static int Static;
    readonly int Readonly;
    volatile int Volatile;
    new int New;
    protected internal virtual void Virtual() {}
    private protected abstract void Abstract();
    public override void Override() {}
    public sealed override void Sealed() {}
    static extern void Extern();
    async Task Async() {}
    unsafe void Unsafe() {}
    static A() {}
    readonly int ReadonlyMethod() => 1;
}
