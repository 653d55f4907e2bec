module Outer
  module Inner
    class Deep
      def reach; end
    end
  end

  class Inner::Second
    def go; end
  end
end

class Outer::Inner::Third < Outer::Base
  def stay; end
end

module Outer
  class ::Top
    def free; end
  end

  class ::Other::Place
  end
end
