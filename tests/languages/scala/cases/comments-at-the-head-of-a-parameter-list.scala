class Codec[A]

object Codecs {
  def encode[A](value: A)(/* found by type */ implicit codec: Codec[A], other: Codec[_ <: A]): String = ""
  def decode[A](text: String)(
    // found by type
    using codec: Codec[A]): A = ???
  extension (/* left */ left: Codec[Int]) def plus(right: Int): Int = right
}
