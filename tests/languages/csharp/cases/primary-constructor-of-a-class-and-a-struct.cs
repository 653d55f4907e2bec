class Service(ILogger log, int retries = 3) : Base(log)
{
    private readonly ILogger log = log;
    public Service() : this(null) {}
}

struct Point(int x, int y)
{
    public int X => x;
}

class Empty();
