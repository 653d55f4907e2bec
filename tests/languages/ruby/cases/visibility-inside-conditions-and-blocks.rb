class Platform
  if windows?
    private

    def inside; end
  end

  def behind; end
end

module Plugin
  extend ActiveSupport::Concern

  included do
    private

    def in_block; end
  end

  def outside; end

  private :outside if locked?
end
