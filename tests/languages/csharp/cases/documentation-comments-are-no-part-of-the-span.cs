/// <summary>Doc.</summary>
public class A
{
    /// <summary>Doc.</summary>
    /// <param name="x">Doc.</param>
    public void M(int x)
    {
    } // behind

    // at the end
}
