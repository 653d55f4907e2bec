class Good
  def fine(a); end
end

def broken(
class

class Later
  def also_fine; end
end
