class A {
    Function<String, Integer> length = s -> s.length();
    static final Supplier<String> NAME = A::name;
}
