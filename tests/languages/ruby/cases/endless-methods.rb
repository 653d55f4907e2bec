class Circle
  def area = 3.14 * radius**2
  def scale(by) = Circle.new(radius * by)
  def self.unit = new(1)
  private def hidden = 1
  def long =
    first +
    second
end
