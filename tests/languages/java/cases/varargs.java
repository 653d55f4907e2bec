class A {
    void a(String... args) {}
    void b(int first, final List<String>... rest) {}
    void c(int[]... rows) {}
    void d(java.util.List<?>...rest) {}
    void e(@Ann String /* why */ ... args) {}
}
