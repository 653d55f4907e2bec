package shop

class Service {
  def find(item: Item): Option[Item] = None
}
