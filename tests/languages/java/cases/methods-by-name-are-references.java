import java.util.function.Function;

class Pass {
    static final int LIMIT = 3;
    static int twice(int number) {
        return number * 2;
    }

    static void many(int one) {}

    static void many(String one) {}

    int once(int number) {
        return number;
    }

    void all(Function<Integer, Integer> twice) {
        use(Pass::twice);
        use(this::once);
        use(twice);
        use(Pass::many);
        use(Missing::twice);
        Function<Integer, Integer> kept = Pass::twice;
        kept.apply(LIMIT);
        make(Pass::new);
        twice.apply(1);
    }

    void use(Function<Integer, Integer> function) {}

    void make(Object constructor) {}
}
