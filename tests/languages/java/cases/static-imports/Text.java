package lib;

public class Text {
    public static final Limit LIMIT = null;
    static int clean;

    public static String clean(String text) {
        return text;
    }

    public static void hidden() {}

    public static void inherited() {}
}

class Deep extends Text {}

class Limit {
    void trim() {}
}
