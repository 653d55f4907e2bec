module Blank
  refine String do
    def blank?; end
  end
end

module Trackable
  def self.included(base)
    base.extend(ClassMethods)
  end

  module ClassMethods
    def track(*names); end
  end
end
