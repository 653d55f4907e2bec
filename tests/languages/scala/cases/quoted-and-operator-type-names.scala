class ::[A](head: A)
class `odd type`(x: Int)
object + { def apply = 1 }
