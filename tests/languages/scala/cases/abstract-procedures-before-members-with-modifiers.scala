abstract class Lazy extends Base {
  override def isComplete: Boolean = false
  override def complete(sym: String)
  override def safe = "<?>"
  def run(f: (Int) => Unit)(n: Int)

  private def other = safe
  def last[T](x: T)
  @deprecated("x", "1") def end = 1
}
