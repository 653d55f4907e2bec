package lib;

public class More {
    public static void more() {}

    public static void own() {}
}
