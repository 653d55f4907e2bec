import abc
from typing import Generic, TypeVar

T = TypeVar("T")


class Base:
    def run(self): ...


class Store(Generic[T]):
    def put(self, x): ...


Alias = Base


def mix(Base):
    class Mixed(Base):
        def run(self): ...

    return Mixed


class ByAlias(Alias):
    def run(self): ...


class OfUsers(Store[Base]):
    def use(self):
        self.put(1)


class Outer:
    class Base:
        def run(self): ...

    class Inner(Base):
        def run(self): ...


class Abstract(abc.ABC, metaclass=abc.ABCMeta): ...


class Made(make("Made")):
    def run(self):
        self.put(2)
