class Klasse€ {
    int €uro;
    int a£, _‿x, $d;
    int \u0061bc;

    void caf\u00e9(int x¥) { sum€(x¥); }
    int sum€(int y) { return €uro; }
    String text = "€\u0022";
}

class Till {
    Klasse€ all;
    Klasse none;

    void open() { all.sum€(1); }
}

class Klasse {}
