package app3

import lib.{First as One, *}
import lib.Second as Zwei

class Wild3 {
  def f(a: One, b: Third, c: Zwei): Unit = ()
}
