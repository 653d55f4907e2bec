class Maker
  def make
    def made_later; end

    Class.new do
      def anonymous; end
    end

    define_method(:dynamic) { }
    attr_reader :unseen
  end
end
