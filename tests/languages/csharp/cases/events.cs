class A
{
    public event EventHandler Changed;
    public event EventHandler<Args>? First, Second;
    public static event Action Static = delegate { };
    public event EventHandler WithAccessors
    {
        add { }
        remove { }
    }
    event EventHandler INotify.Explicit { add { } remove { } }
    protected abstract event Action Abstract;
}
interface INotify
{
    event EventHandler Explicit;
}
