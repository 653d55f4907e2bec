class Outer {
    Listener field = new Listener() {
        void help() {}

        @Override
        public void heard(String text) {
            help();
            log(text);
            silent();
        }
    };

    void help() {}

    void log(String text) {}

    void silent() {}

    void toString(int a) {}

    void run() {
        new Thread() {
            int count;

            public void run() {
                help();
                this.run();
                this.help();
                count();
                own();
            }

            void own() {
                help();
            }
        };
        help();
    }

    void count() {}

    void heard(String text) {}
}

class Listener {
    void heard(String text) {}

    void silent() {}
}

enum Level {
    LOW,
    HIGH {
        @Override
        int weight() {
            return base() + bonus();
        }

        int bonus() {
            return 1;
        }
    };

    int weight() {
        return base();
    }

    int base() {
        return 0;
    }
}
