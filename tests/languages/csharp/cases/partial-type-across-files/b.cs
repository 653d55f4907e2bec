namespace N;
partial class Store
{
    class Item {}
    Item second;
}
