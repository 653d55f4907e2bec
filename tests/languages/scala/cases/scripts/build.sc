import mill._

object core extends ScalaModule {
  def scalaVersion = "3.3.0"
}
val x = 1
def task() = 1
