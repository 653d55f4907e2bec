class A {
    java.util.Map<String, java.util.List<? extends int[]>> f(java.util.Map.Entry<?, ?> e) { return null; }
    Outer<String>.Inner<Integer> g(byte b, short s, int i, long l, float f, double d, char c, boolean z) { return null; }
    void h() {}
    java.lang.@NonNull String k;
}
