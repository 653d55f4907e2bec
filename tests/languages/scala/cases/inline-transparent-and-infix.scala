inline def power(inline x: Double, n: Int): Double = x
transparent inline def choose(b: Boolean): Any = b
infix def combine(a: Int): Int = a
inline val Limit = 10
