using App.Text;

class Order : Base
{
    public void Save() { }
}

class Base { }

class Foreign : External.Thing { }

class Use
{
    void All(Order order, string text, Foreign foreign, Missing missing)
    {
        order.Print();
        order.Print(1);
        order.Save();
        order.Hidden();
        order.Any();
        text.Quoted();
        text.Print();
        foreign.Print();
        missing.Print();
        App.Text.Printing.Print(order);
        Printing.Print(order);
        Printing.Save(order);
    }
}

namespace App.Text
{
    static class Printing
    {
        public static void Print(this Base what) { }

        public static void Print(this Use what) { }

        public static void Save(this Order what) { }

        public static void Any<T>(this T what) { }

        public static string Quoted(this string text) => text;
    }
}

namespace App.Other
{
    static class Hiding
    {
        public static void Hidden(this Order what) { }
    }
}
