namespace App;

public partial class Service
{
    private void Stop()
    {
        Start();
        store.Save();
        this.Shared();
    }
}

public class Base
{
    protected void Shared() { }
}
