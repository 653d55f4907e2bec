def handler(): ...


def other(): ...


def register(callback, *rest, again=None):
    callback()
    again()


def passes_on(function):
    register(function)


def setup():
    register(handler)
    register(print, again=other)
    passes_on(other)


TABLE = [handler, other]
