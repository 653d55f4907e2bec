class A
{
    public string this[int index] { get => ""; set { } }
    public string this[string key, int more = 1] => key;
    protected virtual ref readonly T this[params int[] all] { get { return ref x; } }
    int IList<int>.this[int index] { get; set; }
}
