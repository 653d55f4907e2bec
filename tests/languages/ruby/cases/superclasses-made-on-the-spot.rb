class Tool
  def self.use; end
end

def help; end
def each; end

class Point < Struct.new(:x, :y)
  def sum
    Tool.use
    help
    each
    x
  end
end

class Made < Class.new(Tool)
  def run
    Tool.use
    help
  end
end

class Wrapped < DelegateClass(Tool)
  def run
    help
  end
end
