=begin
def commented; end
=end

# def also_commented; end
BEGIN { STARTED = 1 }

begin
  def in_begin; end
rescue LoadError
  def in_rescue; end
ensure
  LOADED = true
end
