class List
  def size; end
  alias length size
  alias_method :count, :size

  def all
    size
    length
    count
  end
end
