package other

class Uses {
  def find(item: Item): Int = 0
}
