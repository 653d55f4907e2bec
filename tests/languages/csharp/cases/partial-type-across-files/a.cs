namespace N;
partial class Store
{
    Item first;
    Store self;
}
