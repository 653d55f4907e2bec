class Node {}
class A
{
    class Node {}
    Node inner;
    class B
    {
        Node alsoInner;
    }
}
class C
{
    Node outer;
}
