class Model
  def self.check; end

  validates { check }

  HANDLER = -> { check }

  def run
    each { check_one }
    instance_eval { check_one }
    Class.new { check_one }
  end

  def check_one; end
end
