class Shelf:
    def __iter__(self):
        return self

    def __next__(self):
        return Book()


class Book:
    def read(self): ...


class Door:
    def __enter__(self):
        return Book()

    def __exit__(self, *error): ...

    async def __aenter__(self): ...

    async def __aexit__(self, *error): ...


class Later:
    def __aiter__(self):
        return self

    def __anext__(self): ...


class Broken(Exception):
    def __init__(self, *details): ...


class Plain(list): ...


def error(): ...


def loops(given):
    for book in Shelf():
        book.read()
    for one in given:
        one.read()
    for member in Shelf:
        member.read()
    for element in Plain():
        element.read()


def comprehends(shelf: Shelf):
    return [book.read() for book in shelf]


def opens():
    with Door() as book, Door:
        book.read()


async def waits():
    async for later in Later():
        later.read()
    async with Door() as book:
        book.read()
    async for never in Shelf():
        pass


def fails(caught: Broken):
    raise Broken


def fails_otherwise(caught: Broken):
    raise caught


def fails_wrongly():
    raise error
