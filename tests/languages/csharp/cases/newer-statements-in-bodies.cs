class A
{
    int Match(object o) => o switch
    {
        [1, .., 3] => 1,
        { Length: > 3 and < 5 } => 2,
        string { Length: 0 } s => 3,
        not null => 4,
        _ => throw new E(),
    };
    ReadOnlySpan<byte> Utf8 => "abc"u8;
    List<int> Collection { get; } = [1, 2, .. other];
    async Task Statements()
    {
        await using var z = y;
        await foreach (var q in w) {}
        var typed = (int a = 1, params int[] b) => a;
        Func<int> byRef = static ref int () => ref x;
        Span<int> s = stackalloc int[3];
        (var a, int b) = t;
        x ??= y[^1..];
        checked { i++; }
        lock (this) {}
        goto done;
        done: ;
    }
    int Last() => 1;
}
