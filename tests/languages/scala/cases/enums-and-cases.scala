package a

enum Color:
  case Red, Green
  def show(): String = ""

object Palette:
  def use(): String = Color.Red.show()
  def convert(x: Color): String = x match
    case Color.Red => x.show()
    case other => other.show()
