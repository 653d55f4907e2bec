public delegate void Handler(object sender, EventArgs e);
delegate TResult Func<in T, out TResult>(T arg);
internal delegate ref int ByRef(ref int x, out int y, params string[] rest);
[Old] delegate void WithAttribute();
delegate bool TryParse<T>(string text, [NotNullWhen(true)] out T? result) where T : class;
