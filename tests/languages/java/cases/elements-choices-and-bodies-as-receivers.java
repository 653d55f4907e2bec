class Use {
    Item[] items;
    Item[][] many;

    void elements(Item... given) {
        items[0].go();
        many[1][2].go();
        given[0].go();
        for (var one : items) {
            one.go();
        }
        for (var row : many) {
            row.go(); // a row is an array
        }
    }

    void choices(boolean first) {
        (first ? new Item() : items[0]).go();
        (first ? null : new Item()).go();
        (first ? new Item() : new Other()).go(); // one of two
        var other = first ? new Other() : new Other();
        other.go();
    }

    void bodies() {
        new Item() {
            @Override
            void go() {
                more();
            }

            void more() {}
        }.go();
        new Item() {
            void more() {}
        }.go();
    }
}

class Item {
    void go() {}
}

class Other {
    void go() {}
}
