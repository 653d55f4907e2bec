class A {
    void f(int parameter) {
        int local = 1;
        final String other, third[];
        for (int i = 0; i < 3; i++) {}
        for (String s : list) {}
        try (Reader r = open()) {} catch (Exception e) {}
        if (x instanceof String t) {}
        Runnable run = () -> { int inLambda; };
        label:
        while (true) {}
        switch (x) { case Point(int a, int b) -> {} default -> {} }
    }
    static { int local; }
    { int local; }
}
