namespace Shop.Models.Deep;

class Inner
{
    User fromAround;
    Global fromTheOutermost;
}
