#define GUARD
#define LIMIT 10
#define SQUARE(x) ((x) * (x))
#define LOG(format, ...) \
    printf(format, \
           __VA_ARGS__)
#define NAMED(rest...) f(rest)
#define EMPTY()

int f(void)
{
#define LOCAL_MACRO 1 /* belongs to
                         the file */
    return LOCAL_MACRO;
}
