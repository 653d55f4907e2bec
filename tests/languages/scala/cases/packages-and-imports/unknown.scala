package shop

import elsewhere._

object Unknown {
  def use(): Unit = {
    Top.helper()
    own()
  }
  def own(): Unit = ()
}
