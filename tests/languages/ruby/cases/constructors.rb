class Plain
end

class Base
  def initialize(name)
    @name = name
  end
end

class Derived < Base
end

class Deeper < Derived
  def initialize
    super("deeper")
  end
end

class Factory
  def self.new(*args)
    allocate
  end
end

class Foreign < Elsewhere::Thing
end

Plain.new
Base.new("a")
Derived.new("b")
Deeper.new
Factory.new
Foreign.new
made = Class.new(Base)
Other = Class.new(Base)
Other.new("c")
made.new
