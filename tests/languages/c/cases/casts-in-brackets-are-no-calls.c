typedef long long mstime_t;
struct ops { int value; };
static long twice(long n) { return n + n; }
long run(struct ops server)
{
    return (mstime_t)(server.value + 1) + (twice)(2);
}
