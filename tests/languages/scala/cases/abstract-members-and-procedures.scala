abstract class Base {
  def required: Int
  def procedure(x: Int) { println(x) }
  def declared();
  val a, b: Int
  lazy val later: String = ""
  protected val inner: Int = 1
}
