interface Source<T> {
    T get(T like);
}

abstract class Base implements Source<String> {
    public String get(String like) {
        return like;
    }

    abstract void close(int code);

    static void make() {}

    private void hide() {}

    void open() {}
}

class File extends Base {
    void close(String code) {}

    void close(int code) {}

    static void make() {}

    void hide() {}

    void open(int mode) {}
}

class Pairs implements Source<Integer> {
    public Integer get(Integer like) {
        return like;
    }

    public Integer get(Log like) {
        return null;
    }
}

class Told implements Source<Integer> {
    @Override
    public Integer get(Integer like) {
        return like;
    }

    public Integer get(Log like) {
        return null;
    }
}

class Log extends File {
    void open() {}

    void close(int code) {
        super.close(code);
    }
}
