int f(int a)
{
    int local = a;
    static int kept;
    struct pair { int left, right; } both;
    enum { NOT_SEEN };
    enum mode { ON, OFF } mode;
    typedef int number;
    return local + kept;
}
