import enum
from typing import Self


class Other:
    def run(self): ...


class Always:
    def __new__(cls):
        return Other()

    def run(self): ...


class Once:
    one = None

    def __new__(cls):
        if cls.one is None:
            cls.one = super().__new__(cls)
        return cls.one

    def __init__(self): ...

    def run(self): ...


class At(Once):
    @classmethod
    def make(cls):
        return cls()

    def same(self) -> Self: ...

    def run(self): ...


class Times:
    def __new__(cls, flag):
        return Other() if flag else object.__new__(cls)

    def run(self): ...


class Some:
    def __new__(cls, flag):
        if flag:
            return Other()
        return object.__new__(cls)

    def run(self): ...


class Below(At):
    def run(self):
        super(At, self).run()  # what is above `At`
        super(Below, self).run()
        super(Unknown, self).run()


class Color(enum.Enum):
    RED = 1

    def __init__(self, value): ...


def always():
    Always().run()  # `__new__` gives an `Other`


def once():
    Once().run()


def below():
    Below.make().run()  # an object of what `make` is called on
    Below().same().run()


def times():
    Times(1).run()


def some():
    Some(1).run()  # of which of the two, the argument says


def color():
    Color(1)  # no object is made
