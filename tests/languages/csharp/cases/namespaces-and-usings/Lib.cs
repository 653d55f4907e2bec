namespace Lib
{
    public class Store
    {
        public static void Help() { }
    }

    public class Around
    {
        public static void Help() { }
    }
}

namespace Lib.Deep
{
    public class Deep
    {
        public static void Help() { }
    }
}
