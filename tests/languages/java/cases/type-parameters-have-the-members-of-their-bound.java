interface Named {
    String name();
}

class Person implements Named {
    public String name() {
        return "";
    }

    void greet() {}
}

class Box<T extends Named, U> {
    T held;

    T get() {
        return held;
    }

    <V extends Person> void use(T one, U two, V three) {
        one.name();
        two.name();
        three.greet();
    }

    static void outside(Box<Person, String> box) {
        box.get().name();
        box.get().greet();
    }
}
