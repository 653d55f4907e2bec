ONE = 1
TWO = 2
class Failure < StandardError; end
class Point; ORIGIN = 0; end
def word; end

def conditions(x)
  if ONE then 1 elsif TWO then 2 end
  x unless Point::ORIGIN
  begin; x end while !TWO
end

def patterns(x)
  case TWO
  when Point then 1
  end
  case x
  in Failure | Point => y then y
  in [ONE, {a: Point::ORIGIN}] then 1
  in Point(x:) then x
  end
  x in Failure
end

def operands(x) = x[ONE] + -TWO

def whole = Point

def collections
  a, b = ONE, *TWO
  { ONE => a, Point => (b) }
  ONE..TWO
ensure
  Failure
end

def given(x)
  x.call(**ONE, &TWO)
  x rescue Point
end

def short(other)
  other = 1
  given(word:)
  given(other:)
rescue word
  class << word; end
end

END { word }
