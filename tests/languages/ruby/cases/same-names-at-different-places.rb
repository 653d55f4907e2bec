class Job
  def run; end

  class Job
    def run; end
  end

  def self.run; end
end

module Other
  class Job
    def run; end
  end
end

def run; end
