package a

case class Money(cents: Long, unit: String) {
  def plus(other: Money): Money = Money(cents + other.cents, unit)
}

object Money {
  def apply(cents: Long): Money = new Money(cents, "EUR")
  def zero: Money = Money(0)
}

case class Line(sku: String, count: Int = 1)

class Plain(x: Int)

object Tool {
  def use(): Unit = Tool.use()
}

object User {
  def use(line: Line): Money = {
    Line("a")
    Line("a", 2)
    new Plain(1)
    Tool.use()
    line.count
    Money.zero.plus(Money(1)).plus(Money(1, "EUR"))
  }
}
