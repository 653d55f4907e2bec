using System.Collections.ObjectModel;

class Rows : Collection<Item>
{
    Item[] all;

    public bool Remove(string key) => Remove(all[0]) && Has(key);
    bool Has(string key) => Get(key) != null;
    Item Get(string key) => Items[0];
    int Find(string key) => IndexOf(all[0]);
}

class Item { }
