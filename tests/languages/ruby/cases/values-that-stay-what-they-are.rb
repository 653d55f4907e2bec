class A
  def m; end
end

class B
  def m; end

  def freeze
    A.new
  end
end

FROZEN = A.new.freeze
FROZEN.m
A.new.dup.tap { |a| a }.m
B.new.freeze.m # its own freeze gives something else

def several
  a, b = A.new, B.new
  a.m
  b.m
  *c, d = A.new, B.new
  c.m
end

def matched(thing)
  case thing
  in A => a
    a.m
  end
  thing.public_send("m")
end

A.new.send("m")
