require_relative "shared"

class Runner
  def run; end
end

def main
  Runner.new.run
  shared
end

main
