class Base
  def shout; end
end

class Host < Base
  Other.class_eval do
    def shout; up; super; end
    def up; @up = Host.new; own; end
    def self.up; end
    def initialize; end
  end

  Named = Class.new(Base) do
    def named; shout; second; end
    def second; end
  end

  def own; up; @up.own; Host.new; end
end

module Strings
  refine String do
    def low; end
  end
  refine Array do
    def both; low; top; end
  end
end

described do
  def top; low; end
  def low; end
end

def plain; top; end
