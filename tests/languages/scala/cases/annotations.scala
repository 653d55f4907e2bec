@deprecated("use B", "1.0")
@SerialVersionUID(1L)
class A {
  @inline final def f(@unused x: Int): Int = x
  @volatile private var y = 1
  @deprecated def old = 1
  @tailrec
  private def loop(n: Int): Int = n
}
@main def run(args: String*): Unit = ()
