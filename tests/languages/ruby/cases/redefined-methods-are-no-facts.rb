class Shape
  if RUBY_VERSION >= "3"
    def area; end
  else
    def area; end
  end

  def use
    area
    self.area
  end
end

def twice; end
def twice; end

twice
