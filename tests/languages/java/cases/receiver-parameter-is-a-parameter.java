class Outer {
    void f(@ReadOnly Outer this, int x) {}
    void g(Outer this) {}
    class Inner {
        void h(Inner this) {}
    }
}
