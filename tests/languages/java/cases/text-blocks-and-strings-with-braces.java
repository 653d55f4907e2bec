class A {
    String a = """
        class NotAClass { void notAMethod() {} }
        """;
    String b = "} void no() {";
    char c = '}';
    int d;
}
