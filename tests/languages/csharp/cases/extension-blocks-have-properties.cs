using System.Collections.Generic;

static class Texts
{
    static int s;

    extension(string s)
    {
        public bool IsLong => s.Length > 9;
        public int Times(Count by) { by.Up(); return Twice(1); }
    }

    extension<T>(IEnumerable<T> all) where T : class
    {
        public T First { get; }
        public T Last() => default;
        public static IEnumerable<T> operator +(IEnumerable<T> a, IEnumerable<T> b) => a;
    }

    extension(Count)
    {
        public static Count Make() => new Count();
    }

    extension(ref Count it)
    {
        public void Go() => it.Up();
    }

    static int Twice(int x) => x;
}

class Count { public void Up() { } }
struct __Other { }
