class Outer
{
    private class Inner
    {
        protected struct Deep {}
    }
    interface IInner {}
    enum Level { Low }
    record Pair(int A);
    delegate int Callback(int x);
}
interface IOuter
{
    class InInterface {}
}
