class A:
    def go(self): ...


class B:
    def go(self): ...


class Several:
    def __iter__(self):
        yield A()


def one():
    yield A()


def either():
    yield A()
    yield B()


def some(given):
    yield A()
    yield given


def through():
    yield from one()


def functions():
    yield one


async def awaited():
    yield A()


def use():
    for x in one():
        x.go()
    for y in Several():
        y.go()
    for z in through():
        z.go()
    for function in functions():
        function()


def use_uncertain():
    for x in either():
        x.go()
    for y in some(1):
        y.go()


def use_wrongly():
    one().go()


async def use_awaited():
    async for x in awaited():
        x.go()
