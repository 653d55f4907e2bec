enum Color:
  case Red, Green
  case Blue

enum Planet(val mass: Double, radius: Double):
  case Mercury extends Planet(3.3, 2.4)
  case Earth extends Planet(5.9, 6.3)

  private val g = 9.8
  def gravity: Double = g
end Planet

enum Old { case A; case B }
