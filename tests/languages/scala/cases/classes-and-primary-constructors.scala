class Plain
class Empty()
class Person(name: String, val age: Int, var email: String = "none")
class Body(x: Int) {
  def twice: Int = x * 2
}
