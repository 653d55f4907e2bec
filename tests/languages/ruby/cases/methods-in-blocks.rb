Thing.class_eval do
  def added; end
end

RSpec.describe "x" do
  def helper; end

  it "works" do
    value = 1
    CONSTANT_IN_BLOCK = 1
  end
end

class Host
  class_methods do
    def from_block; end
  end

  included { attr_reader :mixed }
end
