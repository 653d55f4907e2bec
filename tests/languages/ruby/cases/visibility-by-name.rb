class Service
  def a; end
  def b; end
  def c; end
  def d; end
  def e; end
  attr_accessor :f
  LIMIT = 1
  class Hidden; end

  private :a, "b"
  protected :c
  private(*%i[d])
  private [:e]
  private :f, :f=
  private_constant :LIMIT, :Hidden

  def self.make; end
  def self.build; end
  private_class_method :make
  private_class_method def self.inline; end

  private def now; end
  def after; end

  private :unknown
  public :a
end
