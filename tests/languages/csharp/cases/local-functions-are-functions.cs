class A
{
    void M()
    {
        int Add(int a, int b) => a + b;
        static async Task Work<T>(T t)
        {
            void Deep() {}
        }
        [Pure] bool Marked() { return true; }
    }
    int P
    {
        get
        {
            int InGetter() => 1;
            return InGetter();
        }
    }
    Func<int> f = () => { int InField() => 1; return InField(); };
}
