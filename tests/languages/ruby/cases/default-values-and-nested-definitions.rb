class Job
  def self.title; end

  NAME = title

  def run(limit = most, size: least)
    [1].map { |x| most(x) }
    def inner
      most
    end
    lambda { inner }
  end

  def most(x = nil); end
  def least; end
end
