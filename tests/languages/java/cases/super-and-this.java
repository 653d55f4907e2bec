interface Named {
    default String name() {
        return "";
    }
}

class Base {
    Base(int size) {}

    Base() {}

    String name() {
        return "base";
    }
}

class Outer extends Base implements Named {
    Base other;

    Outer() {
        super(1);
        this.name();
    }

    Outer(int size) {
        this();
        super.name();
        Named.super.name();
        this.other.name();
    }

    String name() {
        return super.name();
    }

    class Inner extends Base {
        Inner() {
            super(2);
            name();
            this.name();
            Outer.this.name();
            Outer.super.name();
            Outer.this.other.name();
        }
    }
}

class External extends Exception {
    External() {
        super("text");
        super.getMessage();
    }
}
