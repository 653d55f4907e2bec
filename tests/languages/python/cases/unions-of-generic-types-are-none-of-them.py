class Box[T]:
    def close(self): ...


class Bag[T]:
    def close(self): ...


def use(either: Box[int] | Bag[int], box: Box[list[int]], maybe: Box[int] | None):
    either.close()  # one of the two
    box.close()
    maybe.close()
