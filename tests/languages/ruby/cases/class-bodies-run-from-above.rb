class Single
  @only = new

  def self.new
    @only
  end

  def self.label(text); end

  label "x"

  def again
    Single.new
  end

  later { hook }

  def self.hook; end
end
