using System;
using System.Linq;

class Use
{
    void All(Item[] items, dynamic thing, Missing missing)
    {
        var all = items.Select(item => item.Go());
        foreach (var item in all) item.Go();
        thing.Go();
        missing.Go();
        Unknown();
        Math.Max(1, 2);
        Console.WriteLine();
    }

    int Max(int a, int b) => a;

    void WriteLine() { }
}

class Item
{
    public int Go() => 1;
}

class Other
{
    public int Go() => 2;
}
