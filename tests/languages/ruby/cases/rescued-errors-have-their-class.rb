class Failure < StandardError
  def reason; end
end

def one
  work
rescue Failure => error
  error.reason
end

def several
  work
rescue Failure, IOError => error
  error.reason
end

def any
  work
rescue => error
  error.reason
end
