package shop

class Scoped {
  def before(a: Item): Unit = ()
  object Inner {
    import lib._
    def inside(a: Item): Unit = ()
  }
}
