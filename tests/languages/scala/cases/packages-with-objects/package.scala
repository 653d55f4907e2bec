package shop

package object tools {
  def oil(): Int = 1
}
