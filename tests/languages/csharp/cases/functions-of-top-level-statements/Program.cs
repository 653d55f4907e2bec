using App;

var service = new Service();
Start(service);
service.Run();

void Start(Service given)
{
    given.Run();
    Stop();
}

static void Stop() { }
