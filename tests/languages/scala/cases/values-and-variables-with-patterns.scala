object P {
  val (a, b) = (1, 2)
  val Some(c) = option
  val head :: tail = list
  val all @ List(first, _) = list
  val (x, (y, Some(z))) = nested
  val List(Upper, lower) = two
  var v, w: Int = 0
  val _ = ignored
  val Array(p: Int, q) = arr
}
