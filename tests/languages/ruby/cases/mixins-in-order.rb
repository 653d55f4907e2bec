module First
  def name; end
  def first; end
end

module Second
  def name; end
end

module Front
  def name
    super
  end
end

class Base
  def name; end
  def base; end
end

class Both < Base
  include First
  include Second

  def call
    name
    first
    base
    missing
  end

  def name
    super
  end
end

class Prepended < Base
  prepend Front

  def call
    name
  end
end

module Helpers
  def help; end
end

class Helped
  extend Helpers

  def self.ask
    help
  end

  def call
    help
  end
end

Both.new.first
Helped.help
Helped.new.help
