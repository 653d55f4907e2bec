class Shape
  def area; end
  def size; end
  def name; end
  def kept; end
  def x=(v); end
  undef area
  undef :size, x=
  remove_method :name
  undef_method "inspect"

  def use
    area
    size
    name
    kept
    inspect
  end
end

class Base
  def gone; end
  def there; end
end

class Less < Base
  undef_method :gone

  def use
    gone
    there
  end
end

Less.new.gone
Base.new.gone
