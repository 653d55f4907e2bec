abstract class M {
  private def a = 1
  private[this] val b = 1
  private[mypackage] def c = 1
  protected def d = 1
  protected[mypackage] def e = 1
  final override def f = 1
  override lazy val g = 1
  implicit final def h: Int = 1
  inline def i: Int = 1
}
sealed abstract class N
open class O
