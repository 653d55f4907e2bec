import java.util.List;
import java.util.ArrayList;

class Box {
    Item item;
    Item[] items;
    List<Item> list = new ArrayList<>();
    Box next;

    Box next() {
        return next;
    }

    static Box create() {
        return new Box();
    }

    void use(Item one, Object other) {
        one.go();
        item.go();
        next.next.item.go();
        next().next().item.go();
        new Item().go();
        (one).go();
        ((Item) other).go();
        Item local = null;
        local.go();
        var inferred = Box.create();
        inferred.next().item.go();
        Box.create().next();
        items.clone();
        items[0].go();
        list.add(one);
        other.toString();
        Item second;
        second = one;
        second.go();
    }

    void add(Item item) {}
}

class Item {
    void go() {}
}

class Decoy {
    void go() {}

    String clone(int a) {
        return "";
    }
}
