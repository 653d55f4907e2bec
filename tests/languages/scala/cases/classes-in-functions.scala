def factory(n: Int): Any = {
  case class Local(a: Int)
  object Single { def x = 1 }
  trait Mixin
  type Short = Int
  new Local(n)
}
