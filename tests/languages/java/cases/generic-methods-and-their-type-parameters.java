class Box<T extends Comparable<? super T>> {
    <R, S extends R & Runnable> R map(Function<? super T, ? extends R> f, S s) { return null; }
    static <T> Box<T> of(T value) { return null; }
    <X> Box(X x) {}
    T get() { return null; }
}
