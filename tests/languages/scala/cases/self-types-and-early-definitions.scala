trait Component { self: Service with Logger =>
  def run(): Unit
}
trait Cake { this: Component => val x: Int }
class Late extends { val early = 1 } with Cake
