package a

trait Named {
  def id(): String
}

class Store[T <: Named, U](first: T, second: U) {
  def all(): List[T] = Nil
  def find(x: T): T = x
  def use(x: T, y: U): Unit = {
    x.id()
    y.id()
    first.id()
    find(x).id()
    all().head.id()
    (y: Named).id()
    val typed: Named = x
    typed.id()
    many(x)
  }
  def many(xs: Named*): Unit = xs.id()
}
