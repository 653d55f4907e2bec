case class List(x: Int)
