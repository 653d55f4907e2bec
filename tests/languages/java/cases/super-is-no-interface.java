interface Copied {
    Object clone();
    default void run() {}
}
class Base { void stop() {} }
class Task extends Base implements Copied {
    public Object clone() { return super.clone(); }
    void all() { super.stop(); super.run(); Copied.super.run(); }
}
class Only implements Copied {
    public Object clone() { return super.toString(); }
    public void run() { super.run(); }
}
interface More extends Copied {
    default void run() { Copied.super.run(); }
}
