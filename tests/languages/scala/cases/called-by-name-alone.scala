package a

class Order {
  private val stored = 1
  def total: Int = stored
  def lines(): Int = total + this.total
  def counted: Int = if (total > 0) lines() else other.total
  def other: Order = new Order
  def byName(f: Int => Int): Int = f(1)
  def twice(x: Int): Int = x * 2
  def use(order: Order): Int = {
    val t = order.total
    byName(twice)
    order.other.other.total
  }
}
