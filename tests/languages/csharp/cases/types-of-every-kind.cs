class A
{
    int[] a;
    int[][] b;
    int[,,] c;
    int? d;
    string?[] e;
    (int, string) f;
    (int Count, string? Name) g;
    List<Dictionary<string, int?>> h;
    System.Collections.Generic.List<int> i;
    global::System.String j;
    Outer<int>.Inner<string> k;
    dynamic l;
    nint m;
    object n;
    Func<(int a, int b), Task<int>> o;
    void Void() {}
    ref int Ref() => ref x;
    ref readonly int RefReadonly() => ref x;
    var Var() => null;
}
