trait T
class A

object Functions {
  val same = [T] => (x: T, other: A) => x
  val stated: [A] => A => A = [A] => (x: A, other: T) => x
}
