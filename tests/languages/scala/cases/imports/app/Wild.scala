package app2

import lib._

class Wild {
  def f(a: First, b: Third): Unit = ()
}
