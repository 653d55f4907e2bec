#include "state.h"
int level = 1;
const char *names[] = { "a" };
int defined_twice = 1;
static int decoy = 2;
int get(void) { return level + (names[0] != 0) + defined_twice; }
