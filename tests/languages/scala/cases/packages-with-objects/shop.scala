package shop

object Prices { def cheap(): Int = 1 }

// A package and its object are one; what one method imports is nothing to others.
class Shop(saw: tools.Saw) extends tools.Saw {
  def open(): Unit = { import elsewhere._; cheaper() }
  def work(): Unit = { saw.cut(); cut(); tools.oil(); Prices.cheap() }
}
