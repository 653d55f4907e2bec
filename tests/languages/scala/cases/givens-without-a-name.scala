given Ordering[String] with
  def compare(x: String, y: String): Int = 0

given [T](using Ordering[T]): Ordering[Option[T]] with
  def compare(x: Option[T], y: Option[T]): Int = 0

class After
