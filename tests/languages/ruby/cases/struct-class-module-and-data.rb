Point = Struct.new(:x, :y) do
  def length; end

  def self.zero = new(0, 0)
end

Named = Struct.new("Fixed", :a, keyword_init: true)
Failure = Class.new(StandardError)
Custom = Class.new(Base) do
  attr_reader :code

  def initialize(code); end
end
Helpers = Module.new do
  def help; end
end
Coordinate = Data.define(:lat, :long) do
  def to_s = "here"
end
Factory = Other.new(:x)

module Geometry
  Line = Struct.new(:from, :to)

  class Area < Struct.new(:width, :height)
    def size; end
  end

  class Pair < Data.define(:left, :right)
  end
end
