namespace Other;

public partial class Service
{
    private void Stop() { }

    void Run()
    {
        Start();
        Stop();
    }
}
