struct hooks {
    void (*opened)(void *context, // the caller's
                   int count, int flags);
};
