class A
{
    IEnumerable<int> Numbers()
    {
        yield return 1;
        yield break;
    }
    IEnumerable<int> Wrapper()
    {
        return Inner();
        IEnumerable<int> Inner() { yield return 2; }
    }
    int Plain() => 1;
    async IAsyncEnumerable<int> Stream() { yield return await X(); }
}
