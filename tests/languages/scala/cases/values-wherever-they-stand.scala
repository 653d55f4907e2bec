package p
object K { val D = 1; val N = "n"; var on = true; def make: K = new K(1); def fn(x: Int): Int = x }
class K(val f: Int) { var next: K = null; def get: Int = f; def apply(i: Int): Int = f; def sum(o: K): Int = o.f + f }
sealed trait Color
case object Red extends Color
case class Pair(a: Int, b: Int)
class R(init: Int, k: K) {
  val D = 2
  var mine = 3
  var on = false
  val arr = Array(1)
  def dflt(a: Int = D, b: Int = K.D): Int = a
  def intS = s"a $mine ${K.N} ${k.f}"
  def ifs() { if (on) {} }
  def ifneg() { if (!on) {} }
  def whiles() { while (on) {} }
  def whilesCmp() { while (mine < D) {} }
  def thr() { throw ex }
  val ex = new Exception
  def fors() { for (q <- arr; if on) {} }
  def fory = for (q <- arr) yield mine
  def compound() { mine += D }
  def assign() { mine = D }
  def neg() = -mine
  def paren() = (mine)
  def index() = arr(mine)
  def tuple() = (mine, K.D)
  def cond() = if (on) mine else K.D
  def mtch(c: Color) = c match { case Red => D; case _ if on => mine; case Pair(D, _) => 1 }
  def mtchOn() = mine match { case D => 1; case K.D => 2; case `mine` => 3 }
  def cls() = classOf[K]
  def lam() = () => mine
  def lam2() = arr.map(x => x + mine)
  def eta() = arr.map(K.fn)
  def eta2() = arr.map(K.fn _)
  def named() = dflt(a = mine)
  def chain() = k.next.next.f
  def infix() = mine + D
  def infixM() = k sum k
  def lhs() = { mine == D }
  def ret(): Int = { return mine }
  def blk(): Int = { mine }
  def asInst() = mine.asInstanceOf[Long]
  def obj() = Red
  def objArg(c: Color) = objArg(Red)
  def recvObj() = K.make
  def recvPar() = init + 1
  def asc() = (mine: Int)
  def spl() = Seq(arr: _*)
  def lzy = { lazy val z = mine; z }
  def trye() = try mine catch { case e: Exception => D } finally on
  def idx() = k(mine)
  def asg() = { k.next = k }
  def upd() = { arr(0) = mine }
  def dowhile() = do {} while (on)
  def strm = "a" * mine
  def newarg = new K(mine)
}
class Sub extends K(K.D)
