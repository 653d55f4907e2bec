public abstract class A {
    public static final int PUBLIC_CONSTANT = 1;
    final static protected int ORDER_DOES_NOT_MATTER = 2;
    private transient volatile int ordinary;
    final int notStatic = 3;
    static int notFinal;
    protected abstract void a();
    private static synchronized native void b();
    @Override public final String toString() { return ""; }
    @Deprecated void c() {}
    @java.lang.Deprecated void d() {}
    @Deprecated(since = "9") int e;
    @SuppressWarnings("unchecked") @Override
    public /* why */ boolean equals(Object o) { return true; }
    @MyDeprecated void notDeprecated() {}
    @Deprecated A() {}
}
