class Engine
  def start
    self
  end

  def stop; end
end

class Car
  ENGINE = Engine.new
  attr_reader :engine, :radio

  def initialize(radio)
    @engine = Engine.new
    @radio = radio
  end

  def go(other)
    @engine.start.stop
    engine.start
    ENGINE.stop
    local = Engine.new
    local.start
    either = Engine.new
    either = Car.new(1) if other
    either.stop
    @radio.start
    other.stop
    self.made.stop
  end

  def made
    Engine.new
  end
end

Car.new(2).engine.stop
Car.new(2).radio.stop
