namespace App;

public partial class Service : Base
{
    private readonly Store store = new Store();

    public void Start()
    {
        Stop();
        Shared();
        store.Save();
    }
}

public class Store
{
    public void Save() { }
}
