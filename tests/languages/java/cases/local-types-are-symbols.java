class A {
    void f() {
        class Local {
            int field;
            void g() {}
        }
        record Pair(int a) {}
        enum E { X }
        interface I { void i(); }
    }
    static { class InInitializer { void h() {} } }
    Runnable r = () -> { class InLambda { int x; } };
}
