class A {
    void f() throws java.io.IOException, E {}
    abstract int g() throws E;
    native void h();
}
