enum Color
{
    Red,
    Green = 2, // two
    Blue = Red | Green,
}
[Flags] enum Bits : ulong { None = 0, All = ~0UL }
