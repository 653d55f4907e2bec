class Overloads {
    static class Text {
        static Text of(int one) {
            return of(one, 0);
        }

        static Text of(int one, int other) {
            return null;
        }

        static Other of(int one, int other, int third) {
            return null;
        }

        void put(String text) {}

        void put(int number) {}

        void put(String text, Object... rest) {}

        void all() {
            of(1).trim();
            of(1, 2, 3).trim();
            put("a");
            put();
            put("a", 1, 2);
            new Text(1);
            new Text("a");
            new Text(1, 2);
        }

        void trim() {}

        Text(int one) {}

        Text(String one) {}

        Text(int one, int other) {
            this("a" + one);
        }
    }
}

class Other {
    void trim() {}
}
