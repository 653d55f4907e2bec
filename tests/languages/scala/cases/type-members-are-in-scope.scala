trait Monad {
  type Elem
  type Many = List[Elem]
  def point(e: Elem): Many
}
trait Other {
  def outside(e: Elem): Many = ???
}
