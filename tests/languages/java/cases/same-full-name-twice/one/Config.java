package app;

class Config {
    void load() {}

    static void reset() {}
}
