class Outer<T> {
    class Inner {
        Inner(int size) {}
    }

    static class Plain {}

    record Point(int x, int y) {
        Point(int both) {
            this(both, both);
        }
    }

    record Range(int from, int to) {
        Range {
            check(from);
        }

        static void check(int from) {}
    }

    void make() {
        new Outer<String>();
        new Inner(1);
        this.new Inner(2);
        new Outer.Plain();
        new Point(1);
        new Point(1, 2);
        new Range(1, 2);
        Object array = new int[3];
        new java.util.ArrayList<String>();
        new Missing(new Plain());
        Outer();
    }

    void Outer() {}
}
