def yields():
    yield 1


def delegates():
    yield from yields()


def returns():
    def inner():
        yield 1
    return inner


def has_a_lambda():
    return lambda: (yield)


async def asynchronous():
    yield 1


class A:
    def method(self):
        x = yield
