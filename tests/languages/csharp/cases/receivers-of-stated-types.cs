using System.Collections.Generic;
using System.Threading.Tasks;

class Box
{
    Item item;
    Item[] items;
    List<Item> list = new();
    Box Next { get; set; }

    Box Copy() => this;

    static Box Create() => new();

    async Task<Item> Load() => item;

    async Task Use(Item one, object other, Item? maybe)
    {
        one.Go();
        item.Go();
        Next.Next.item.Go();
        Copy().Copy().item.Go();
        new Item().Go();
        ((Item)other).Go();
        (other as Item).Go();
        maybe?.Go();
        one!.Go();
        var made = Box.Create();
        made.Copy().item.Go();
        (await Load()).Go();
        var loaded = await Load();
        loaded.Go();
        Load().Wait();
        items.Clone();
        list.Add(one);
        other.ToString();
        string name = nameof(Use);
    }

    void Add(Item item) { }

    void Wait() { }
}

class Item
{
    public void Go() { }

    public void Wait() { }
}

class Decoy
{
    public void Go() { }
}
