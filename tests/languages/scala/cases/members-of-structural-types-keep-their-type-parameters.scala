class C
trait Base {
  type U <: { def apply[A](x: A): Any }
  val v: { def m[B](b: B): B }
  def first(a: A): C { def n[C](c: C): C }
  def second(b: B): ({ type l[C] = Map[C, Base] })#l[C]
  def third(x: { type T[+C] <: C }): C
}
