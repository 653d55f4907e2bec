object Temperature {
  def of(t: Temperature): Temperature = t
}
class Temperature {
  def add(other: Temperature): Temperature = other
}
object Alone
class User {
  def f(a: Alone.type, b: Alone): Temperature = ???
}
