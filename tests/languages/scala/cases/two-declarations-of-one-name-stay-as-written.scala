class Twice
class Twice
class Use {
  def f(t: Twice): Int = 0
}
