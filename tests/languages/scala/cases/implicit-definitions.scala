object Implicits {
  implicit val timeout: Int = 5
  implicit def convert(x: Int): String = x.toString
  implicit class Rich(val text: String) extends AnyVal {
    def shout: String = text.toUpperCase
  }
  implicit object Order extends Ordering[Rich]
}
