from unknown import *


def f(): ...


if not exists("only"):
    only = f

try:
    use(f)
except NameError:
    def fallback(): ...

with lock:
    in_with = f


def use_them():
    only()
    fallback()
    in_with()
    _private()


if only:
    def _private(): ...


class Base:
    def run(self): ...


class Derived(Base):
    if only:
        def run(self): ...

        def alone(self): ...

    def use(self):
        self.run()
        self.alone()


class OfUnknown(Elsewhere):
    while only:
        def run(self): ...

    def use(self):
        self.run()
