namespace App
{
    class Around
    {
        public static void Help() { }
    }

    namespace Inner
    {
        class Near
        {
            public static void Help() { }
        }
    }

    namespace Other
    {
        class Deeper
        {
            public static void Help() { }
        }

        class Near
        {
            public static void Help() { }
        }

        class Far
        {
            public static void Help() { }
        }
    }
}

class Global
{
    public static void Help() { }
}
