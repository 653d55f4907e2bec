class Name
class K {
  def f(Name: Int, x: Name): Name = x
}
