class S1
class S2[T](val s: S1, t: T)
def f(a: S1, b: S3): S2[S1] = ???
