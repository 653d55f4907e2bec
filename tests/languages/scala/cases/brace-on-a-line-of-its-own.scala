package a

trait Base[A] {
  def size: Int
}

trait Proxy[A]
      extends Base[A]
{
  override def size: Int = self.size
  override def + (x: Int): Int = x
  override def - (x: Int): Int = x
  def self: Base[A]
}

class Holder(x: Int) // {
{
  def twice(y: Int)
  {
    println("""
{""")
    size(y)
  }
  def size(y: Int): Int =
  {
    y
  }
}
