class Base
  def self.make; end
  def initialize; end
  def run(x); end
end

class Derived < Base
  def self.make
    super
  end

  def initialize
    super()
  end

  def run(x)
    super
  end

  def only_here
    super
  end
end

class Foreign < Elsewhere
  def run
    super
  end
end

module Mixin
  def run(x)
    super
  end
end
