class A {
    A() {}
    A(int a) {}
    void f() {}
    void f(int a) {}
    void f(int a, String b) {}
}
