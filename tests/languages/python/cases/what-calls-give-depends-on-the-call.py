class A:
    def go(self): ...


class B:
    def go(self): ...


def make_a():
    return A()


def make_b():
    return B()


def apply(function):
    return function().go() or function()  # both are called here, and what they give


def own(function):
    return function


def first():
    apply(make_a)
    own(make_a)().go()  # another call gives `make_b`


def second():
    apply(make_b)
    made = own(make_b)()
    made.go()


class Holder:
    def __init__(self, function):
        self.function = function

    def run(self):
        self.function()


def third():
    Holder(make_a).run()
    Holder(make_a).function()  # not what the other one holds


def fourth():
    Holder(make_b).function()


def later(function):
    def inner():
        return function()

    return inner


def fifth():
    later(make_a)().go()


def sixth():
    later(make_b)().go()
