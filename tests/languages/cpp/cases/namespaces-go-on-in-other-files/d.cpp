#include "a.hpp"
int app::first(int n) { return n; }
