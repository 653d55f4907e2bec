#if USED
const Path& root(Kind k);
#endif

bool exists() {
#if WINDOWS
    const Path& path(Kind);
    Path other(path);
#else
    const Path& path(Kind);
#endif
    return true;
}
