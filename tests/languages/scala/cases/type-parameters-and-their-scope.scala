class Box[A](value: A) {
  def map[B](f: A => B): Box[B] = ???
  def same[A](a: A): A = a
  def stranger(b: B): B = b
}
class A
def outside(a: A): Box[A] = ???
