class User
  def name; end
end

class Other
end

class User
  def save; end
end
