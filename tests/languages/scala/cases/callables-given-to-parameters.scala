object Machine {
  def run(step: Int => Int): Int = step(1)
  def twice(step: Int => Int)(x: Int): Int = step.apply(step(x))
  def behind(x: Int)(step: (Int, Int) => Int): Int = step(x, 1)
  def outer(given: Int => Int): Int = run(given)
  def skip(action: () => Unit): Unit = ()
  def later(value: => Int): Int = value
  def each(steps: List[Int => Int]): Unit = steps.foreach(one => one(1))

  def up(x: Int): Int = x + 1
  def down(x: Int): Int = x - 1
  def add(x: Int, y: Int): Int = x + y
  def stop(): Unit = ()
  // It takes nothing: what it gives is given.
  def maker: Int => Int = up

  def main(): Unit = {
    run(up)
    run(maker)
    twice(Machine.down _)(2)
    behind(3)(add)
    outer(down)
    skip(stop _)
    later(up(1))
  }
}
