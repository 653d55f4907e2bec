class A {
    void good() {}
    void bad( {
    int alsoGood;
}
class B {
    void fine() {}
}
