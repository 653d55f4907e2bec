object F {
  val add = (x: Int, y: Int) => x + y
  val one: Int => Int = x => x + 1
  val nothing = () => 1
  val method = other.call _
  lazy val later = (s: String) => s
}
