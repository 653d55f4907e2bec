package app;

class Main {
    void run(Config config) {
        config.load();
        Config.reset();
        new Config().load();
    }
}
