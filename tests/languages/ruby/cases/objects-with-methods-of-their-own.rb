class A
  def m; end
end

module Other
  def m; end
end

def defined_on_it
  a = A.new
  def a.m; end
  a.m # no fact: its own method comes first
end

def opened
  a = A.new
  class << a
    def m; end
  end
  a.m
end

def extended
  a = A.new
  a.extend(Other)
  a.m
end

def none_of_these
  a = A.new
  a.m
end

class Holder
  def initialize
    @it = A.new
    @it.extend(Other)
    @plain = A.new
  end

  def go
    @it.m
    @plain.m
  end
end
