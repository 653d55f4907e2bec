package a

object Lists {
  def fold(start: Int)(step: Int => Int): Int = step(start)
  def fold(start: Int, end: Int)(step: Int => Int): Int = fold(start)(step)
  def taken(x: Int)(implicit y: Int): Int = x
  def any(xs: Int*): Int = taken(1)
  def default(x: Int, y: Int = 2): Int = x

  def use(): Unit = {
    fold(1)(x => x)
    fold(1, 2) { x => x }
    taken(1)
    taken(1)(2)
    any()
    any(1, 2, 3)
    default(1)
    default(1, 2)
    same(1)
    same("a")
  }

  def same(x: Int): Int = x
  def same(x: String): Int = 1
}
