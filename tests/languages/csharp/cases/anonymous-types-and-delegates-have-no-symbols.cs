class A
{
    object o = new { Name = "x", Count = 1 };
    event Action E = delegate {};
    Action a = delegate (int x) { void Inner() {} };
}
