class A
{
#if DEBUG
    void InIf() {}
#elif TRACE && !RELEASE
    void InElif() {}
    int fieldInElif;
#else
    void InElse() {}
#endif
#region Things
    void InRegion() {}
#endregion
#pragma warning disable 1
    void AfterPragma() {}
}
#if NET
class Net {}
#endif
enum E
{
    One,
#if X
    Two,
#endif
}
