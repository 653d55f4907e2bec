class Base
  def touch
    self
  end

  def self.create
    new
  end

  def show; end
end

class Derived < Base
  def show; end
end

Derived.new.touch.show
Base.new.touch.show
Derived.create.show
