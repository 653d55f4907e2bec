class X
class T
type Fix = [X] =>> List[X]
def poly(f: [T] => List[T] => T, plain: T): Int = 0
def lam(x: Id[[X] =>> Map[X, Int]], plain: X): Int = 0
