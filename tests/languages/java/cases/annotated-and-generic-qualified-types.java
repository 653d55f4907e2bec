import java.util.Map;

class Outer<T> {
    class Inner<U> { void run() {} }

    Map.@A(1) Entry<String, T> entry;
    Other.@A @B Part part;
    Outer<Other>.Inner<Other> both;
    Outer<Other>.@A Inner one;
    Outer<Other> outer;
    Other.Part @A [] parts;

    void use() {
        both.run();
        one.run();
        part.run();
        outer.run();
        parts[0].run();
    }
}

class Other { static class Part { void run() {} } }
class Inner { void run() {} }
