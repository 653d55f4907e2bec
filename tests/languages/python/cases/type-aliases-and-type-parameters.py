type Pair[T] = tuple[T, T]
type Name = str


class Box[T: int, *Ts, **P](Base[T]):
    item: T

    def get(self, default: T) -> T: ...

    def swap[U](self, other: U, mine: T) -> Box[U]: ...

    class Inner:
        def no_class_scope_here(self, x: Name): ...


def outside(t: T, n: Name, p: Pair[int]): ...
def own[T](t: T) -> list[T]: ...
