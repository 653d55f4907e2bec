class A
{
    public const int One = 1, Two = 2;
    const string Name = "x";
    static readonly int[] Table = { 1, 2 };
    readonly string text;
}
interface I
{
    const int InInterface = 1;
}
