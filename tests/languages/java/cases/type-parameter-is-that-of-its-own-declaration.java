package p;

class Box<T> {
    T get() { return null; }
    <T> T shadowed(T t) { return t; }
    class Inner {
        T outer(T t) { return t; }
    }
    static class Nested<T> {
        T own() { return null; }
    }
}

class Other {
    T noParameterOfAnyoneElse() { return null; }
}
