VERSION = "1.0".freeze
DEFAULTS ||= {}
A, B = 1, 2
FIRST = SECOND = 3

class Settings
  LEVELS = %w[a b].freeze
  LEVELS = %w[c].freeze
  Outer::NAME = 1

  def change
    local = LOCAL_IS_NO_CONSTANT
  end
end

if windows?
  SEPARATOR = "x"
else
  SEPARATOR = "y"
end
