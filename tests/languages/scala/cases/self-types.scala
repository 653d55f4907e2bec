trait Log { def log(text: String): Unit = (); class Line { def end(): Unit = () } }
trait Clock { private def tick(): Int = 1; def now(): Int = tick() }

object Host {
  def log(text: String): Unit = ()
  def now(): Int = 0
  class Line { def begin(): Unit = () }

  // What objects must be as well comes before what is around, under any name for the object at hand.
  trait Service { self: Log with Clock =>
    def run(): Unit = {
      log("a")
      self.log("b")
      this.now()
      tick()
      new Line().end()
      inner.deep()
    }
    object inner { me => def deep(): Unit = { me.deep(); now() } }
  }

  trait Unknown { self: Elsewhere => def run(): Unit = log("c") }
}
