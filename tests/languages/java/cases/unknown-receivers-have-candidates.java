import java.util.List;

class Use {
    void all(List<Item> items, Missing missing) {
        items.forEach(item -> item.go());
        for (var item : items) {
            item.go();
        }
        missing.go();
        items.get(0).go();
        unknown();
        Math.max(1, 2);
        System.out.println();
    }

    int max(int a, int b) {
        return a;
    }

    void println() {}
}

class Item {
    void go() {}
}

class Other {
    void go() {}
}
