package p

trait Flow {
  def init(f: => Unit): Unit = f
}
