package a

import scala.annotation.tailrec

class Audited(name: String) extends scala.annotation.Annotation

@Audited("class")
class Service {
  @Audited("method")
  def run(): Unit = ()

  @tailrec
  final def loop(x: Int): Int = if (x == 0) x else loop(x - 1)
}
