public class A {}
abstract class B {}
sealed class C {}
static class D {}
struct E {}
readonly struct F {}
ref struct G {}
readonly ref struct H {}
interface I {}
enum J {}
enum K : byte {}
record L;
record class M {}
record struct N {}
readonly record struct O(int X);
delegate void P();
file class Q {}
unsafe struct R {}
