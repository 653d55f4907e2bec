ADD = ->(a, b = 1) { a + b }
SUB = lambda { |a, b| a - b }
MUL = proc do |*all, key:|
  all
end
NOTHING = -> { }
DIVIDE = method(:div)

class Rules
  CHECK = ->(value) { value }
end
