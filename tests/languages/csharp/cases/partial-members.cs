partial class A
{
    public partial int P { get; set; }
    partial A(int x);
    partial event Action E;
    public partial string this[int i] { get; }
}
