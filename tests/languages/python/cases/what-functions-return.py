class A:
    def go(self): ...


class B:
    def go(self): ...


def stated() -> A: ...


def always():
    return A()


def sometimes(x):
    if x:
        return A()
    return B()


def passed(x):
    return x


def nothing():
    return None


def several():
    return stated()


def generates():
    yield A()


def use():
    stated().go()
    always().go()
    sometimes(1).go()
    passed(2).go()
    nothing().go()
    several().go()
    generates().go()
