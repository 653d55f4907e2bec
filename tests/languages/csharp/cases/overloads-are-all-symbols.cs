class A
{
    void M() {}
    void M(int a) {}
    void M<T>(T a) {}
    void M(ref int a) {}
}
