case class User(id: Long, var name: String, private val secret: String)(note: String)
case object Nobody
sealed trait Shape
final case class Circle[T](radius: T) extends Shape
case class Nothing2()
