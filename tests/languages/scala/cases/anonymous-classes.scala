trait Listener {
  def on(event: Int): Unit
}
object Events {
  val listener = new Listener {
    val count = 1
    def on(event: Int): Unit = ()
  }
  def make: Listener = new Listener {
    def on(event: Int): Unit = ()
  }
  register(new Listener { def on(event: Int): Unit = () })
}
