def before; end

private

def after; end

class Free
  def open; end
end
