import java.util.List;

interface Shape<T> {
    void draw(T on);

    default void draw(T on, int scale) {}
}

class Base implements Shape<Pen> {
    public void draw(Pen on) {}

    void fill(String color) {}

    void move(int by) {}

    void list(List<String> all) {}
}

class Circle extends Base {
    @Override
    public void draw(Pen on) {}

    void fill(String color, int density) {}

    void move(String by) {}

    @Override
    void list(java.util.List<String> all) {}

    void all(Pen pen) {
        draw(pen);
        draw(pen, 2);
        fill("red");
        fill("red", 3);
        move(1);
        list(null);
    }
}

class Pen {}
