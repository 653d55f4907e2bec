from typing import Optional, TypeVar

T = TypeVar("T")
Alias = Optional[int]
if T:
    Twice = int
else:
    Twice = str


def f(x: T, y: "Alias") -> list[T]: ...


class C:
    Own = int
    T = T

    def m(self, x: Own, y: T, z: Alias) -> Twice: ...


def outer():
    Alias = str

    def inner(x: Alias, y: T): ...
