class Tool
  def self.use; end
end

module Outer
  class Tool
    def self.use; end
  end

  class Inner
    def nested
      Tool.use
      ::Tool.use
      Outer::Tool.use
    end
  end
end

class Outer::Compact
  def not_nested
    Tool.use
  end
end

class Base
  class Kept
    def self.use; end
  end
end

class Derived < Base
  def inherited
    Kept.use
  end
end

class Unknown < Elsewhere
  def doubtful
    Tool.use
  end
end
