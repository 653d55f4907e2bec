class Vector
  def +(other); end
  def -@; end
  def !; end
  def ==(other); end
  def <=>(other); end
  def [](index); end
  def []=(index, value); end
  def =~(pattern); end
  def `(command); end
  def call(); end
  def empty?; end
  def clear!; end
  def size=(value); end
end
