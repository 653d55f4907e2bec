class Pool<T> where T : allows ref struct
{
    T Get() => default;
}
interface I<T> where T : IDisposable, allows ref struct {}
