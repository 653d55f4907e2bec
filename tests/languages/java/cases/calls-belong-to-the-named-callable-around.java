class Owners {
    static int first = make();
    Runnable later = () -> make();

    static {
        make();
    }

    {
        make();
    }

    static int make() {
        Runnable again = () -> {
            make();
            helper(make());
        };
        return make();
    }

    static void helper(int of) {
        class Local {
            int value = make();

            void run() {
                helper(1);
            }
        }
        new Local().run();
    }
}

enum Kind {
    ONE(Owners.make());

    Kind(int of) {}
}
