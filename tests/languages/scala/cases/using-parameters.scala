def max[T](x: T, y: T)(using ord: Ord[T]): T = ???
def anonymous(x: Int)(using Config, List[Config]): Int = x
def first(using ctx: Context)(x: Int): Int = x
class Box[T](x: T)(using ord: Ord[T])
