final case class And(parts: Set[String])
object And {
  def apply(parts: String*) = new And(parts.toSet)
  def either = And(parts)
}

case class Pair[T](one: T, two: T)
object Pair {
  def apply(one: Int): Pair[Int] = new Pair(one, one)
  def explicitly = Pair(1)
  def made = Pair(1, 2)
}

class Plain(one: String)
object Plain {
  def apply(one: Int) = new Plain(one.toString)
  def explicitly = Plain(1)
}
