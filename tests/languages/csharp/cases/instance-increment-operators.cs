class Counter
{
    public void operator ++() {}
    public void operator --() {}
}
