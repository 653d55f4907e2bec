package shop

import lib._

class Wild {
  def f(a: Item, b: Other): Unit = ()
}
