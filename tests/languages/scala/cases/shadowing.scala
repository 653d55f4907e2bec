package a

object Outer {
  def log(text: String): Unit = ()
  def run(): Unit = ()

  def parameter(log: String => Unit): Unit = log("a")

  def local(): Unit = {
    val log = (text: String) => ()
    log("a")
    def run(): Unit = ()
    run()
  }

  def pattern(x: Any): Unit = x match {
    case log: Logger => log.info("a")
    case run => run.hashCode()
  }

  def generator(xs: List[Logger]): Unit = for (log <- xs) log.info("a")

  def lambda(xs: List[Logger]): Unit = {
    xs.foreach(log => log.info("a"))
    xs.foreach((log: Logger) => log.info("a"))
  }

  class Inner(log: Logger) {
    def use(): Unit = log.info("a")
    def outer(): Unit = run()
  }
}

class Logger {
  def info(text: String): Unit = ()
}
