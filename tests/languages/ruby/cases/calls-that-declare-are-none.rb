require "set"

class Shape
  include Comparable
  extend Forwardable
  attr_accessor :name
  private

  def hidden; end
  private_class_method def self.made; end
  alias_method :other, :hidden
  define_method(:shown) { hidden }
  scope :all
end
