class Box<T, [Mark] U> where T : class, new() where U : struct
{
    R Map<R>(Func<T, R> f) where R : notnull, IComparable<R> => default;
    static Box<A, B> Of<A, B>() where A : class, new() where B : struct => null;
    void Use<T>(T hides) {}
}
interface IVariant<in T, out R>
{
    R Call(T arg);
}
struct S<T> where T : unmanaged {}
record Rec<T>(T Value) where T : notnull;
