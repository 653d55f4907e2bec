class Config
  class << self
    attr_accessor :level

    def load(path); end

    alias read load

    private

    def parse(text); end
  end

  def level; end
end

class << Config
  def later; end
end

class << object
  def own; end
end
