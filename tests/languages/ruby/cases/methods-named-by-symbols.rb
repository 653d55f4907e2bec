class Till
  def open; end
  def self.make; new; end
  attr_reader :drawer

  def run(other)
    send(:open)
    Till.public_send(:make).__send__(:open, 1)
    held = method(:open)
    held.call
    [1].each(&Till.method(:make))
    self.send(:drawer)
    method(:drawer).call
    send("open")
    send(other)
    other.send(:open)
    method(:missing)
  end
end

class Socket
  def send(what); end
  def method(name); end
  def open; end

  def run
    send(:open)
    method(:open).call
  end
end

def top; end
def given; method(:top).call; send(:top); end
