public record Person(string First, string? Last = null);

public record Pair<T>(
    T Left,
    T Right)
{
    public int Extra { get; init; }
    public Pair(T both) : this(both, both) {}
}
