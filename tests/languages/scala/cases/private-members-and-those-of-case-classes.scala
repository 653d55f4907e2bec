object Outer {
  def hide(): Unit = ()
  def copy(x: Int): Int = x
  def unapply(x: Int): Option[Int] = None

  class Base { private def hide(): Unit = () }
  // What is private is not inherited.
  class Sub extends Base { def run(): Unit = hide() }

  trait Maker { def apply(x: Int): Point; def apply(x: Int, y: Int): Point = apply(x) }
  case class Point(x: Int) { def again(): Point = copy(2) }
  // Its `apply` for one argument overrides that of Maker, and there is an `unapply`.
  object Point extends Maker { def take(p: Point) = unapply(p) }

  def use(): Unit = {
    Point(1)
    Point(1, 2)
    copy(3)
  }
}

trait Tables { def Row(cells: Int): Int = cells }
trait Rows extends Tables {
  case class Row(text: String, cells: Int)
  // An object hides no methods of its name that supertypes have.
  def use(): Unit = { Row(1); Row("", 1) }
}
