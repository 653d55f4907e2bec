class Real
  def run; end
end

Alias = Real
OBJECT = Real.new
TWICE = ->(x) { helper(x) }
Pair = Struct.new(:a, :b) do
  def sum
    a + b
  end
end

def helper(x); end

Alias.new.run
OBJECT.run
TWICE.call(1)
TWICE.(2)
Pair.new(1, 2).sum
