package lib.deep;

public class Deep {
    public static void help() {}
}

class Helper {
    static void help() {}
}
