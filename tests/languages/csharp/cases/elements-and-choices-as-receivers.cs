class Use
{
    Item[] items;

    void Elements(Item[] given)
    {
        items[0].Go();
        given[1].Go();
        foreach (var one in items)
            one.Go();
    }

    void Choices(bool first)
    {
        (first ? new Item() : items[0]).Go();
        (first ? new Item() : null).Go();
        (first ? new Item() : new Other()).Go(); // one of two
    }
}

class Item
{
    public void Go() { }
}

class Other : Item
{
    public new void Go() { }
}
