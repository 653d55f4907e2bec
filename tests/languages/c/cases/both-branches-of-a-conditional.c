#if defined(_WIN32)
typedef void *handle;
int open_file(const wchar_t *path);
#elif defined(__APPLE__)
typedef long handle;
#else
typedef int handle;
int open_file(const char *path);
#endif
