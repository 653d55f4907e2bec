partial class A
{
    partial void M();
}
partial class A
{
    partial void M() {}
}
public partial struct S {}
partial interface I {}
partial record R(int X);
