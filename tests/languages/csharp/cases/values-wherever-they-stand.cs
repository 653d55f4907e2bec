using System;
enum E { X = K.D, Y = X | 4 }
class Attr : Attribute { public Attr(int n) {} public string Name; }
class K { public const int D = 1; public const string N = "n"; public static bool on; public int F; public K Next; public int P { get; set; } public K(int n) {} public K() {} public void M() {} public static K Make() { return null; } public int this[int i] { get { return F; } } }
class R {
  const int D = 2; int mine; bool on; K k; int[] arr; K Prop { get; set; } public event Action Ev; Color Color { get; }
  [Attr(D, Name = K.N)] void attr() {}
  void dflt(int a = D, int b = K.D) {}
  int auto { get; set; } = D;
  int arrow => mine;
  void sw(int x, object o, E e) { switch (x) { case D: break; case K.D when on: break; } switch (e) { case E.X: break; } }
  int swe(int x) => x switch { D => K.D, > K.D => mine, _ => throw ex };
  Exception ex;
  string interp() { return $"a {mine} {K.N,5} {k.F:x}"; }
  void ifs() { if (on) {} }
  void ifneg() { if (!on) {} }
  void whiles() { while (on) {} }
  void dos() { do {} while (K.on); }
  void fors() { for (; on;) {} }
  void forsCmp() { for (int i = mine; i < D; i++) {} }
  void thr() { throw ex; }
  void each() { foreach (var q in arr) {} }
  void locks() { lock (k) {} }
  void usings() { using (k) {} }
  void compound() { mine += 1; }
  void incr() { mine++; }
  void neg() { int z = -mine; }
  void cast() { var z = (long) mine; }
  void paren() { var z = (mine); }
  void index() { var z = arr[mine]; }
  void sized() { var z = new int[D]; }
  void arrs() { var z = new int[] { D, mine }; var y = new[] { K.D }; }
  void tuple() { var z = (mine, K.D); }
  void anon() { var z = new { a = mine, K.D }; }
  void isK(object o) { if (k is K) {} }
  void asK() { var z = k as K; }
  void cond() { var z = on ? mine : K.D; }
  void names() { var z = nameof(mine); }
  void typeofs() { var z = typeof(K); }
  void elvis() { var z = k?.Next; }
  void elvisCall() { k?.M(); }
  void coalesce() { var z = k ?? Prop; }
  void evs() { Ev += Handler; this.Ev -= this.Handler; }
  void raise() { Ev(); }
  void raise2() { Ev?.Invoke(); }
  void Handler() {}
  void lam() { Func<int> f = () => mine; Action g = delegate { Use(mine); }; }
  void Use(int a) {}
  void named() { Use(a: mine); Use(ref mine); }
  K objInit() { return new K { F = mine, P = K.D }; }
  void linq() { var z = from p in arr where on select mine; }
  void chain() { var z = k.Next.Next.F; }
  void prop() { var z = Prop.P; Prop.M(); }
  void setp() { Prop.P = 3; k.F = 2; }
  void idx() { var z = k[mine]; }
  K ret() { return Prop; }
  void typ(object o) { if (o is Color) {} }
  R() : this(D) {}
  R(int x) {}
}
class Color {}
