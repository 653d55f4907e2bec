class A
  def m; end
end

class B
  def m; end
end

class Open
  attr_accessor :it

  def initialize
    @it = A.new
  end

  def go
    @it.m # another one may have been put there
  end
end

Open.new.it = B.new

class Own
  attr_writer :part

  def initialize
    self.part = A.new
  end

  def go
    @part.m
  end
end

class Closed
  attr_reader :it

  def initialize
    @it = A.new
  end

  def go
    @it.m # nobody else can assign it
  end
end
