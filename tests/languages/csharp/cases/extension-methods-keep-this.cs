static class Extensions
{
    public static int Count(this string text) => 0;
    public static T First<T>(this IEnumerable<T> all, Func<T, bool> test = null) => default;
    internal static void Swap(this ref int a) {}
    public static void On(this in Big big) {}
}
