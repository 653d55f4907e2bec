public abstract record Shape
{
    public required string Name { get; init; }
    public sealed override string ToString() => Name;
}
