class Registry
  def self.add(item); end

  def Registry.remove(item); end

  def other.thing; end
end

def Registry.clear; end

object = Object.new
def object.special; end
