class Work
  def run
    each(method(:one))
    keyed(by: method(:two))
    changes(method(:three))
  end

  def each(done)
    done.call(1)
  end

  def keyed(by:)
    by.(2)
  end

  def changes(done)
    done = done.to_proc
    done.call
  end

  def one(number); end

  def two(number); end

  def three; end
end

class Later
  def initialize(done)
    @done = done
  end

  def go
    @done.call
  end
end

def work; end

Later.new(method(:work)).go
