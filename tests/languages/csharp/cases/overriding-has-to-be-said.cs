interface ISource<T>
{
    T Get(T like);

    void Close();
}

interface INamed
{
    string Name();

    void Touch();
}

abstract class Base : ISource<string>, INamed
{
    public string Get(string like) => like;

    public virtual void Close() { }

    public abstract void Open(int mode);

    public virtual void Touch() { }

    string INamed.Name() => "";

    public string Name() => "own";

    private void Hidden() { }
}

class File : Base
{
    public override void Close() { base.Close(); }

    public override void Open(int mode) { }

    public void Open(string mode) { }

    public new void Touch() { }

    void Hidden() { }

    void Use(INamed named, Base other)
    {
        named.Name();
        other.Name();
        Touch();
        other.Touch();
        ((INamed)this).Touch();
    }
}

class Again : Base, INamed
{
    public override void Open(int mode) { }

    public new void Touch() { }
}
