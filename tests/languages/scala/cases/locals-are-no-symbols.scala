class C {
  def m(x: Int): Int = {
    val local = 1
    var other = 2
    def helper(y: Int) = y
    class Inner { val kept = 1 }
    for (i <- 1 to 3) { val loop = i }
    local
  }
  val block = {
    val hidden = 1
    def inBlock = 2
    hidden
  }
}
