from collections.abc import Callable
import typing as t


def maker(inner_one) -> Callable[[], int]:
    def made() -> int:
        return inner_one()

    return made


def either(x) -> t.Callable[..., None]:
    if x:
        return one
    return two


def stub() -> Callable[[], None]: ...


def one(): ...


def two(): ...


made_here = maker(one)
made_here()
maker(two)()
either(1)()
stub()()


def decorator(f) -> Callable:
    def wrapper():
        return f()

    return wrapper


def same(f) -> Callable:
    return f


@decorator
def replaced(): ...


@same
def kept(): ...


replaced()
kept()
