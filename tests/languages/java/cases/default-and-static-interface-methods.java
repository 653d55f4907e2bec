interface Greeter {
    String GREETING = "hi", NAMES[] = {};
    String greet(String name);
    default String greetAll() {
        return helper();
    }
    static Greeter plain() {
        return null;
    }
    private String helper() {
        return GREETING;
    }
    public abstract void explicit();
}
