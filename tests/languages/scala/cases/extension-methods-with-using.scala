extension [T](xs: List[T])(using ord: Ordering[T])
  def sorted2: List[T] = xs
  def max2(using ctx: Context): T = ???

extension (x: Int) {
  def braces: Int = x
}
