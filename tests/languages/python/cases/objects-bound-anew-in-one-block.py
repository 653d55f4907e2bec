class A:
    def go(self): ...


class B:
    def go(self): ...


def one_after_another():
    x = A()
    x.go()
    x = make()
    x.go()
    x = B()
    x.go()


def make(): ...


def in_a_loop(times):
    for _ in times:
        x.go()  # either, from the time before
        x = A()
        x.go()
        x = B()


def inside():
    x = A()

    def later():
        x.go()  # it may be called behind the next line

    x = B()
    later()


def under_a_condition(condition):
    x = A()
    if condition:
        x = B()
    x.go()


def unknown_in_between():
    x = A()
    x = foreign(x)
    x.go()


a, b = c, d = A(), B()
a, b = b, a
b.go()
