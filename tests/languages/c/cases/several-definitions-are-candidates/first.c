#include "die.h"
void die(const char *why) { (void)why; }
