object Syntax:
  class Wrapper
  extension (w: Wrapper)
    def unwrap: Int = 1
  extension (n: Number)
    def next: Number = n
