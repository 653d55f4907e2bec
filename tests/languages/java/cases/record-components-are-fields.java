public record Point<T>(int x, @Deprecated List<T> names, String... rest) {
    static final int ZERO = 0;
    Point(int x) {
        this(x, null);
    }
    static <T> Point<T> of(int x) {
        return new Point<>(x);
    }
}

record Empty() {}
