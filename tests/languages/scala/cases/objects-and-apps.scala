object Main extends App {
  val args2 = args
  def main2(args: Array[String]): Unit = ()
}
object Nested { object Deep { object Deeper { val x = 1 } } }
