package shop

object Top {
  def helper(): Int = 1
}

class Order {
  def total(): Int = 2
}
