#if MODERN
public static class Guard
#else
public class Guard
#endif
{
    public static void Check() {}
#if MODERN
    void InBoth() {}
#else
    void InElse() {}
#endif
}
