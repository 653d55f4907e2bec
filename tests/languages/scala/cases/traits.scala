trait Logger {
  def log(message: String): Unit
  def debug(message: String): Unit = log(message)
  val level: Int
  var enabled: Boolean
  type Sink
}
trait Named(val name: String)
sealed trait Sum[+A]
