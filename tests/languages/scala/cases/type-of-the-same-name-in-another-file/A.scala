class Thing
class Here { def f(t: Thing): Int = 0 }
