class Node
object Graph {
  class Node
  def add(node: Node): Graph.Node = node
  trait Visitor {
    def visit(node: Node): Unit
  }
}
class Other {
  def use(node: Node): Unit = ()
}
