import functools


def plain(f):
    return f


def wrapping(f):
    def inner():
        return f()

    return inner


def factory(n):
    def decorate(f):
        return f

    return decorate


class C:
    @property
    def size(self): ...

    @plain
    def method(self): ...


@plain
def kept(): ...


@wrapping
def wrapped(): ...


@factory(3)
def made(): ...


@functools.cache
def cached(): ...


def use():
    kept()
    wrapped()
    made()
    cached()
