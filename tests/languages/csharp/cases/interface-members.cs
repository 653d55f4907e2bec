interface I
{
    int M(string s);
    int P { get; set; }
    int this[int i] { get; }
    event Action E;
    void Default() {}
    static void Static() {}
    static abstract int Abstract();
    static virtual I operator +(I a, I b) => a;
    private void Helper() {}
    static int Field = 1;
    const int C = 2;
    interface INested {}
}
