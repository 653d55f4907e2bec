class Outer {
    void both() {}

    void outer() {}

    static void log() {}

    void inherited() {}

    class Inner extends Known {
        void both(int a) {}

        void run() {
            both(1);
            outer();
            known();
            inherited();
            log();
        }
    }

    class Strange extends Unknown {
        void run() {
            outer();
            run();
            unknown();
        }
    }

    static class Nested {
        void run() {
            Outer.log();
            log();
        }
    }
}

class Known {
    void known() {}

    void inherited() {}
}

class Decoy {
    void outer() {}

    void unknown() {}
}
