class Order

object Signs {
  val ≤ = 3
  def ≠(f: Int ⇒ Int)(implicit order: Order): Seq[Int] = for (i ← 1 to 2) yield i ∘ "≤"
  def after(x: Order): Order = x
}
