public class A {}
abstract class B {}
final class C {}
sealed class D permits E {}
non-sealed class E extends D {}
strictfp class F {}
interface G {}
sealed interface H permits I {}
record I() implements H {}
enum J {}
@interface K {}
