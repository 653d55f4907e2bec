class A {
    int f(Object o) {
        return switch (o) {
            case String s when s.isEmpty() -> 1;
            case Point(var x, Point(int y, int z)) -> { yield 2; }
            case null, default -> 3;
        };
    }
    int g() { return 1; }
}
