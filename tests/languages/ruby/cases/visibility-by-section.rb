class Account
  def open_one; end

  private

  def secret; end
  attr_reader :pin
  def self.not_affected; end
  CONSTANT = 1

  protected

  def compare; end

  public

  def open_two; end

  class Inner
    def unaffected; end
  end

  private

  def secret_again; end
end

class Account
  def reopened_is_public; end
end
