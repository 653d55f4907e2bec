package elsewhere
class There { def f(t: Thing): Int = 0 }
