class Store
  def self.open
    new.find
    find
    build
  end

  def self.build; end

  def find
    open
    self.class.open
    self.class.build
    build
  end

  class << self
    def close
      open
      reset
    end

    private

    def reset; end
  end
end

Store.open
Store.find
Store.new.find
Store.new.open
