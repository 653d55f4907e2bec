class Blocks {
    B x;

    void before() {
        x.go();
        A x = new A();
    }

    void behind() {
        {
            A x = new A();
        }
        x.go();
    }

    void inside() {
        for (A x : list()) {
            x.go();
        }
    }

    void resource() {
        try (C x = new C()) {
            x.go();
        }
    }

    void behindResource() {
        try (C x = new C()) {
        } catch (RuntimeException e) {
            x.go();
        }
    }

    void caught() {
        try {
        } catch (A x) {
            x.go();
        }
    }

    void caughtEither() {
        try {
        } catch (A | D x) {
            x.go();
        }
    }

    void counted() {
        for (A x = new A(); ; ) {
            x.go();
        }
    }

    void pattern(Object o) {
        if (o instanceof A x && x.go()) {
        }
    }

    void otherPattern(Object o) {
        if (o instanceof A x) {
        } else if (o instanceof C x) {
            x.go();
        }
    }

    void rule(Object o) {
        switch (o) {
            case A x -> {}
            case C x -> x.go();
            default -> {}
        }
    }

    void components(Object o) {
        if (o instanceof P(A x, var y)) {
            x.go();
            y.go();
        }
    }

    void lambda() {
        use(x -> x.go());
        use((C x) -> x.go());
        x.go();
    }

    A[] list() {
        return null;
    }

    void use(Object function) {}
}

class A extends Exception {
    boolean go() {
        return true;
    }
}

class B {
    void go() {}
}

class C implements AutoCloseable {
    void go() {}

    public void close() {}
}

class D extends Exception {
    void go() {}
}

record P(A a, C c) {}
