class A
class B
def all(
    byName: => A,
    repeated: A*,
    function: A => B,
    two: (A, B) => A,
    context: A ?=> B,
    tuple: (A, B),
    refined: A { def size: Int },
    compound: A with B,
    either: A | B,
    both: A & B,
    wild: List[_ <: A],
    wild3: List[? <: A],
    projection: A#Inner,
    singleton: A.type,
    path: a.b.C,
    literal: "x" | 1
): Unit = ()
