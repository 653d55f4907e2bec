given intOrd: Ordering[Int] with
  def compare(x: Int, y: Int): Int = x - y

given listOrd[T](using ord: Ordering[T]): Ordering[List[T]] with
  def compare(xs: List[T], ys: List[T]): Int = 0

given global: Context = Context()
given derived(using x: Int): String = x.toString
