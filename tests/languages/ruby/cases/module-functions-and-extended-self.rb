module Functions
  module_function

  def outer
    inner
  end

  def inner; end
end

module Selfish
  extend self

  def outer
    inner
  end

  def inner; end
end

module Mixed
  def self.one
    two
  end

  def two; end
end

class User
  include Functions

  def use
    inner
  end
end

Functions.outer
Selfish.outer
Mixed.one
Mixed.two
