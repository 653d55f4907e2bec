class Point private (val x: Int, val y: Int) {
  def this(x: Int) = this(x, 0)
  def this() = {
    this(0)
  }
}
class Closed protected ()
