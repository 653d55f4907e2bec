#include <string.h>

int same(const char *a, const char *b) { return !strcasecmp(a, b); }
