class Alone
end

class Tool
  def use; end
end

def loose; end

Tool.new.use
