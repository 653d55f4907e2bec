module Maths
  module_function

  def square(x)
    x * x
  end
end

module Text
  def trim(text); end
  def pad(text); end
  module_function :trim
  module_function def wrap(text); end
end
