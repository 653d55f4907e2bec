#include "compat/string.h"

int same_here(const char *a, const char *b) { return !strcasecmp(a, b); }
