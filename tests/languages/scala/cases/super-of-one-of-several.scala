class Path { def length: Long = 1 }
trait Bytes { def length: Long = 2; def take(n: Int): Long = 3 }
class File extends Path with Bytes {
  override def length: Long = super[Path].length
  def other: Long = super[Bytes].length
  def third: Long = super.length + super[Bytes].take(1)
}
