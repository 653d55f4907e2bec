package lib;

public class Store {
    public static void open() {}
}

class Other {
    static void help() {}
}

class Helper {
    static void help() {}
}

class List {
    static void of() {}
}
