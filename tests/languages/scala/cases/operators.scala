class Vec(val x: Int) {
  def +(other: Vec): Vec = ???
  def unary_- : Vec = ???
  def ::(head: Int): Vec = ???
  def `odd name`(`type`: Int): Unit = ()
  def value_=(v: Int): Unit = ()
  def apply(i: Int): Int = i
  def update(i: Int, v: Int): Unit = ()
  def |+|[A](a: A): A = a
  def <> = 1
}
