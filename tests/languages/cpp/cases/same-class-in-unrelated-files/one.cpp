#include "one.hpp"
int Config::load() { return 1; }
int run_one(Config &config) { return config.load(); }
