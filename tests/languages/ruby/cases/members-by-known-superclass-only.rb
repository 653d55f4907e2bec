def help; end

class Failure < StandardError
  def text
    message
    help
  end
end

class Foreign < Elsewhere
  def text
    own
    help
  end

  def own; end
end

module Mixin
  def text
    own
    help
    other
  end

  def own; end
end

class Other
  def other; end
end
