class A
{
    void Good() {}
    void Bad( { }
    int alsoGood;
}
class B
{
    void Fine() {}
}
