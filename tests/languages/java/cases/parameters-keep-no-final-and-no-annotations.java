class A {
    void f(final int a, @NonNull String b, final @Size(min = 1) List<@NonNull String> c) {}
}
