namespace Lib;

public class Text
{
    public static string Clean(string text) => text;

    public static void Own() { }

    public void Trim() { }
}

public class Store
{
    public void Put() { }
}

public class Store<T>
{
    public static Store<T> Create() => new Store<T>();

    public void Put() { }
}

public class Other
{
    public static void Hidden() { }
}
