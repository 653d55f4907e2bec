interface ICopied { object Clone(); void Run() { } }
class Base { public void Stop() { } }
class Task : Base, ICopied
{
    public object Clone() => base.Clone();
    void All() { base.Stop(); base.Run(); }
}
class Only : ICopied
{
    public object Clone() => base.Clone();
}
