class Overloads
{
    class Text
    {
        public static Text Of(int one) => Of(one, 0);

        public static Text Of(int one, int other) => null;

        public static Other Of(int one, int other, int third) => null;

        void Put(string text) { }

        void Put(int number) { }

        void Put(string text, params object[] rest) { }

        void Pad(int width, char with = ' ') { }

        void Pad(string like, int width, int more) { }

        void All()
        {
            Of(1).Trim();
            Of(1, 2, 3).Trim();
            Put("a");
            Put("a", 1, 2);
            Pad(1);
            Pad(1, 'x');
            Pad("a", 1, 2);
            new Text(1);
            new Text("a");
            new Text(1, 2);
        }

        void Trim() { }

        Text(int one) { }

        Text(string one) { }

        Text(int one, int other) : this("a" + one) { }

        Text() : this(1, 2) { }
    }
}

class Other
{
    public void Trim() { }
}
