package p

import other._

class Copy extends Flow {
  def init(m: Method): Unit = { init { m.toString } }
  def start(m: Method): Unit = init(m)
  def plain(m: Method): Unit = plain(m)
}
class Method
