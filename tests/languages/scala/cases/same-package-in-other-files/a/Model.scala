package shop

class Item
object Helper {
  class Inner
}
