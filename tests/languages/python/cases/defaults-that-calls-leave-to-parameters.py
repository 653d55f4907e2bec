def first(): ...


def second(): ...


current = first


def leaving(function=first, *, other=second):
    function()
    other()


def bound_before(function=current):
    function()


current = second


def given(function=first):
    function()


def named(one=None, function=first):
    function()


def spread(function=first):
    function()


class Holder:
    def __init__(self, function=first):
        self.function = function

    def run(self):
        self.function()


def use(arguments):
    leaving()
    bound_before()
    given(second)
    named(function=second)
    spread(*arguments)  # the default may be left
    Holder().run()
