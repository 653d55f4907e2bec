require "more/part"

class Tool
  def use
    Part.run
    help
  end
end
