package p;
import static p.K.LIMIT;
@interface Ann { int value(); String[] names() default {}; Class<?> of() default Object.class; Color c() default Color.RED; }
enum Color { RED, GREEN; }
class K { static final int LIMIT = 3; static final String NAME = "n"; static final int[] ARR = {1}; static int count; static boolean flag; int field; K next; K(int n) {} K() {} int get() { return field; }}
class Uses {
  static final int OWN = 1;
  static final int RED = 5;
  static final int SECONDS = 6;
  int mine; K k; boolean on; int[] arr;
  @Ann(K.LIMIT) void annPos() {}
  @Ann(value = OWN, names = {K.NAME}, of = K.class, c = Color.GREEN) void annKeys() {}
  void cond() { if (on) {} }
  void condNot() { if (!on) {} }
  void whileCond() { while (on) {} }
  void doCond() { do {} while (on); }
  void forCond() { for (; on; ) {} }
  void foreach() { for (int i : arr) {} }
  void foreachStatic() { for (int i : K.ARR) {} }
  int index(int[] a) { return a[mine]; }
  int indexed() { return arr[0]; }
  int ternCond() { return on ? 1 : 2; }
  int ternBoth() { return on ? OWN : K.LIMIT; }
  void sw(int x, Color c) { switch (x) { case OWN: break; case K.LIMIT: break; case LIMIT: break; } }
  void swEnum(Color c) { switch (c) { case RED: break; case GREEN: break; } }
  int swExpr(Color c) { return switch (c) { case RED -> OWN; case GREEN -> { yield K.LIMIT; } }; }
  void swOutside(java.util.concurrent.TimeUnit unit) { switch (unit) { case SECONDS: break; } }
  void swNumber(int x) { switch (x) { case RED: break; } }
  void swOn() { switch (mine) { default: } }
  void compound() { mine += OWN; }
  void compoundLeft() { mine += 1; }
  void incr() { mine++; --K.count; }
  void assign() { mine = 1; this.mine = 2; K.count = 3; }
  int unary() { return -mine; }
  int paren() { return (mine); }
  int cast() { return (int) mine; }
  String concat() { return "a" + mine + K.NAME; }
  int bin() { return mine + OWN * K.LIMIT; }
  void arrInit() { int[] a = {mine, OWN}; int[] b = new int[] {mine}; int[] c = new int[OWN]; }
  void arrSize() { Object o = new int[K.LIMIT][OWN]; }
  void thr(Exception e) throws Exception { throw ex; }
  Exception ex;
  void sync() { synchronized (lock) {} }
  Object lock;
  void inst() { if (lock instanceof K) {} }
  Object classLit() { return K.class; }
  void lam() { Runnable r = () -> run(mine); java.util.function.Supplier<Integer> s = () -> mine; }
  void run(int x) {}
  void assertIt() { assert on : mine; }
  int chain() { return k.next.next.field; }
  int recv() { return k.get() + k.next.get(); }
  void recvStatic() { K.NAME.length(); }
  void methRef() { Runnable r = this::cond; java.util.function.Supplier<K> s = K::new; Object o = K::get; take(Uses::stat); }
  static void stat() {}
  void take(Runnable r) { r.run(); }
  int deflt = OWN + K.LIMIT;
  int[] fieldArr = {OWN, K.LIMIT};
  { mine = OWN; if (on) mine = K.LIMIT; }
  int ret() { return this.mine; }
  void arg() { run(mine); run(this.mine); run(K.LIMIT); run(LIMIT); run(arr[mine]); run(-OWN); run((OWN)); run((int) OWN); run(on ? 1 : OWN); }
  void tryRes() throws Exception { try (res) {} }
  AutoCloseable res;
  String tern2() { return null == lock ? K.NAME : Color.RED.name(); }
  Object anon() { return new K(OWN) { int get() { return mine + OWN; } }; }
}
