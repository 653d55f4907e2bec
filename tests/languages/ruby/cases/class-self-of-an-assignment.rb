class << (REGISTRY = Object.new)
  def add(x); end
end

module Holder
  class << self
  end

  class << Holder
    def direct; end
  end
end
