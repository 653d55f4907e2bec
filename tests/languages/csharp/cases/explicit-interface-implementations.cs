class A : IDisposable, IEnumerable<int>
{
    void IDisposable.Dispose() {}
    IEnumerator<int> IEnumerable<int>.GetEnumerator() => null;
    IEnumerator System.Collections.IEnumerable.GetEnumerator() => null;
    int ICounter.Count { get { return 1; } }
    public void Dispose() {}
    T IMap.Map<T>(T t) => t;
}
