import typing
from collections.abc import Callable
from typing import Optional


def g():
    pass


def h():
    pass


def call(f: Callable[[], None]):
    f()


call(g)


def call2(f: "Callable[[], None] | None" = None):
    f()


call2(h)


def call3(f: Optional[Callable[[], None]]):
    f()


call3(f=g)


def call4(f: typing.Callable):
    f()


call4(h)


def call5(f: list[Callable[[], None]]):
    f()


call5(h)


class C:
    def run(self, *, done: Callable[["C"], int]) -> None:
        done(self)

    def stop(self, c): ...
    def go(self):
        self.run(done=self.stop)
