package a.b;
class A extends a.b.T<String> implements a.b.I, a.b.J<String>, K {}
interface L extends a.b.I, a.b.J<String> {}
class B { Object x = new a.b.T<String>() {}; Object y = new a.b.M() { }; Object z = new a.b.M(); Object v = new a.b.T<X>(); }
class T<X> {} interface I {} interface J<X> {} interface K {} class M {}
