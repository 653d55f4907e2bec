class Config
object Holder {
  val Config = new Config
  def f(c: Config): Config = c
}
