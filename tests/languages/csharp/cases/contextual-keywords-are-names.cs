class A
{
    int value, get, set, record, partial, where, when, async, await, yield, field, init, required, file, scoped;
    void record(int var, int dynamic) {}
    int nameof() => 1;
}
