class A
  def m; end
end

class B
  def m; end
end

class Kept
  def it
    @it ||= A.new
  end

  def go
    it.m
  end
end

class Replaced
  def it
    @it ||= A.new
  end

  def replace
    @it = B.new
  end

  def go
    it.m # or the other one
  end
end

class Shared
  def it
    @@it ||= A.new
  end

  def it=(other)
    @@it = other
  end

  def go
    it.m
  end
end

class Counted
  def sum
    total = 1
    total += A.new
  end

  def go
    sum.m # whatever + gives
  end
end

class Cleared
  def initialize
    @it = nil
  end

  def open
    @it = A.new
  end

  def go
    @it.m # nil has no m
  end
end

def local
  it = nil
  it ||= A.new
  it.m
end
