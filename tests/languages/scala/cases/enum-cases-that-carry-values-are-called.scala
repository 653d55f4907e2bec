enum Shape:
  case Round(radius: Int)
  case Empty
  def area: Int = 1

object Drawing:
  import Shape.*

  def imported = Round(1)
  def qualified = Shape.Round(2).area
  def valued = Empty
  def hidden(Round: Int => Int) = Round(3)
