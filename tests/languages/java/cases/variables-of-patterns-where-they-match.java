class Flow {
    static class A { void f() {} boolean is() { return true; } }
    static class B { void f() {} boolean is() { return true; } }
    record Pair(A left, int right) {}

    B a = new B();
    B left = a;

    void otherwise(Object o) { if (o instanceof A a) { } else { a.f(); } }
    void behind(Object o) { if (o instanceof A a && a.is()) { } a.f(); }
    void choice(Object o) { boolean b = o instanceof A a ? a.is() : a.is(); }
    void left(Object o) { if (!(o instanceof A a)) return; a.f(); }
    void loop(Object o) { while (!(o instanceof A a)) { a.f(); } a.is(); }
    void either(Object o) { if (!(o instanceof A a) || a.is()) return; a.f(); }
    void parts(Object o) { if (o instanceof Pair(A left, int n)) left.f(); left.is(); }
    void cases(Object o) { switch (o) { case A a: a.f(); break; default: a.is(); } }
}
