class Good {
  def fine(x: Int): Int = x
}

def broken(x: Int = {

class Later {
  def also: Int = 1
}
