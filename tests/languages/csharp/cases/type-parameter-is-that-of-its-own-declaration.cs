class Box<T>
{
    T Get() => default;
    T Shadowed<T>(T t) => t;
    class Inner
    {
        T Outer(T t) => t;
    }
    delegate T Make<T>();
    T[] array;
    (T First, int T) tuple;
}
class Other
{
    T NoParameterOfAnyoneElse() => null;
}
