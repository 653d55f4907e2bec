package a

trait Check {
  def test(x: Int): Boolean
  def both(other: Check): Check = new Check {
    def test(x: Int): Boolean = Check.this.test(x) && other.test(x) && helper(x)
    def helper(x: Int): Boolean = test(x)
  }
}

object Checks {
  val one: Check = new Check {
    override def test(x: Int): Boolean = positive(x)
  }
  def positive(x: Int): Boolean = true
}
