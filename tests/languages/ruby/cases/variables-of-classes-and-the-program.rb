$verbose = false
local = 1
@main = 2

class Counter
  @@total = 0
  @instances = []
  @@total = 1
  $seen ||= {}

  def add
    @count = 1
    @@total += 1
  end

  before { @in_block = 1 }
end

module Settings
  @level = 1
end
