#ifdef WIDE
int put(const wchar_t *text)
#else
int put(const char *text)
#endif
{
    return text != 0;
}

#ifdef FAST
static int scan(int a) {
#else
static int scan(long a) {
#endif
    return a > 0;
}

int after(void);
