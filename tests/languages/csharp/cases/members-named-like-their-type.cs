namespace N
{
    class Color {}
    class A
    {
        Color Color { get; set; }
        Color Other(Color Color) => Color;
    }
}
