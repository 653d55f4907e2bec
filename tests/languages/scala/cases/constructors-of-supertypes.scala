package a

abstract class Base(name: String) {
  def this() = this("base")
}

class One extends Base("one")

class Two extends Base

class Three(x: Int) extends Elsewhere(x)

class Four(x: Int) extends Base(make(x)) {
  def this(x: String) = this(1)
}

object Four {
  def make(x: Int): String = ""
}
