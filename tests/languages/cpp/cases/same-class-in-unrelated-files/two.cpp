struct Config { int load() { return 2; } };
struct Later;
int run_two(Config &config, Later *later) { return config.load() + later->go(); }
