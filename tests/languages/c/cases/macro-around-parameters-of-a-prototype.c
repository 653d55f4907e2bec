int deflate OF((stream *strm, int flush));
typedef void (*free_func) OF((void *opaque, void *address));
void check __P((int));
int attributes(const char *f, ...) __attribute__((format(printf, 1, 2)));
