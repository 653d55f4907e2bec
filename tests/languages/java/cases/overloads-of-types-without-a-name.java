class Visitor<T> {
    void visit(T one) {}

    void visit(String one, int depth) {}

    void visit(Object one) {}
}

class Use {
    Object made = new Visitor<String>() {
        void visit(Integer one) {
            visit("text");
            visit("text", 1);
        }

        void run() {
            hashCode();
            toString();
        }
    };

    public int hashCode() {
        return 1;
    }

    public String toString() {
        return "";
    }
}

class Outer {
    public int hashCode() {
        return 1;
    }

    class Inner {
        Inner(int size) {}

        void run() {
            hashCode();
        }
    }
}

class Other {
    class Inner {}

    void make(Outer outer) {
        outer.new Inner(1);
        this.new Inner();
        var inner = outer.new Inner(2);
        inner.run();
    }
}

class Lists<T> {
    void add(T one) {}

    <V> void put(V one) {}
}

class Strings extends Lists<String> {
    void add(java.util.List<String> all) {}

    void put(String one) {}

    void run() {
        add("one");
        put("one");
    }
}
