package object shop {
  def helper(): Int = 1
}
