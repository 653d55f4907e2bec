[Obsolete]
class A
{
    [Obsolete("why")] void M() {}
    [System.Obsolete] int Property { get; set; }
    [ObsoleteAttribute("x", true)] int a, b;
    [Other, Obsolete] event Action E;
    [NotObsolete] void N() {}
    [Obsolete] A() {}
}
enum E { [Obsolete] Old, New }
[global::System.Obsolete] delegate void D();
