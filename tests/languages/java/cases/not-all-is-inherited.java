interface Shape {
    static Shape unit() { return null; }
    default void draw() {}
}

class Drawing {
    static void unit() {}
    void hide() {}

    static class Base {
        private void hide() {}
        static void shared() {}
    }

    // What is private is not inherited, nor is what is static in an interface.
    class Circle extends Base implements Shape {
        void run() {
            hide();
            shared();
            unit();
            draw();
            new Base() { void inside() { hide(); } };
        }
    }
}

class Cards {
    static void values() {}
    static String name() { return ""; }
    static int rank() { return 1; }

    // Enums and records have members that need not be declared.
    enum Suit {
        HEART { void show() { values(); name(); } };

        void show() { values(); name(); rank(); }
    }

    record Card(int rank, int worth) {
        int total() { return rank() + worth(); }
        public int worth() { return worth; }
    }

    interface Named { String name(); int rank(); }

    enum Colour implements Named {
        RED;

        public int rank() { return 0; }
    }

    void use(Colour colour) {
        colour.name();
        colour.rank();
    }
}
