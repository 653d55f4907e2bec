class Point
  attr_reader :x
  attr_writer :y

  def initialize(x)
    @x = x
  end

  def y
    @y
  end

  def sum
    x + y
  end

  def move
    self.y = 3
  end
end

Point.new(1).x
