void die(const char *why);
