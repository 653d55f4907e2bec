package app

import lib.First
import lib.{Second => Two, Third}
import lib.Box.Inside

class Plain {
  def f(a: First, b: Two, c: Third, d: Second, e: Inside): Unit = ()
}
