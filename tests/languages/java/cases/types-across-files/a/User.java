package a;

public class User {
    public static class Key {}
}
