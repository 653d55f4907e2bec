using System;
using System.Collections.Generic;

class Bytes : Stream
{
    public override void Write(int one) { }

    void All(byte[] bytes)
    {
        Write(bytes); // that of Stream
        Note("a", bytes); // Stream may have one that takes two
        Plain(1);
    }

    void Note(string format, params object[] arguments) { }

    void Plain(int one) { }
}

partial class Parts : Base
{
    void One() { Shared(); }
}

partial class Parts : Base, IDisposable
{
    public override int Size() { Shared(); return 1; }

    public void Dispose() { }
}

class Base
{
    public virtual int Size() { return 0; }

    protected void Shared() { }
}

class Items : IEnumerable<int>, IComparable<Items>
{
    void All() { this.Count(); this.Unknown(); }
}

static class Counting
{
    public static int Count(this Items items) { return 0; }
}
