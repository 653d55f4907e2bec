class A { class B { struct C { int d; }; }; B b; void f(B b, C c); };
