// No Config is declared here.
int run_three(Config &config) { return config.load(); }
struct Later { int go() { return 3; } };
