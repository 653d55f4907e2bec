namespace App;

public class Service
{
    public void Run()
    {
        Stop();
        service.Run();
    }
}
