package app4

import gone.First

class Not {
  def f(a: First): Unit = ()
}
