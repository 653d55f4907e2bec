package a

extension (text: String)
  def boxed(): String = "[" + text + "]"

object Implicits {
  implicit class Quoting(text: String) {
    def quoted(): String = text
  }
}

object User {
  import Implicits._
  def use(text: String): Unit = {
    text.boxed()
    text.quoted()
    text plus text
  }
}
