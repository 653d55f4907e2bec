package other

class Order {
  def total(): Int = 3
}

object Decoy {
  def clean(text: String): String = text
  def use(order: Order): Unit = {
    order.total()
    helper()
    shop.model.Order.empty().total()
  }
}
