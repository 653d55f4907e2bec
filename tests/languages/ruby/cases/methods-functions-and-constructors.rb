def at_top(a)
  def nested; end
end

class Shape
  def initialize(sides)
    @sides = sides
  end

  def area
    0
  end
end

module Tools
  def help; end
end

if RUBY_VERSION > "3"
  def conditional; end
end
