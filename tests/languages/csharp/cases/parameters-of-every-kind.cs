class A
{
    void Ref(ref int a, out int b, in int c, ref readonly int d) {}
    void Params(int first, params object[] rest) {}
    void ParamsSpan(params ReadOnlySpan<int> rest) {}
    void Defaults(int a = 1, string b = "x, y", Color c = Color.Red, CancellationToken d = default) {}
    void Long(string s = "a text longer than thirty-two characters") {}
    void Scoped(scoped Span<int> a, scoped ref int b) {}
    void Keywords(int @class, int @params) {}
    void ArgList(int a, __arglist) {}
    void None() {}
    unsafe void Pointers(int* a, void** b, delegate*<int, void> c, delegate* unmanaged<int> d) {}
}
