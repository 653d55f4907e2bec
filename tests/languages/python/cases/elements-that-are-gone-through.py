def first(): ...


def second(): ...


class A:
    def go(self): ...


class B:
    def go(self): ...


table = [first, second]


def written_out(other):
    for function in (first, second):
        function()
    for type in [A, B]:
        type().go()
    [each() for each in {first, other}]


def named():
    for function in table:
        function()
    return first in table


def passed_on(other):
    functions = [first, second]
    other(functions)
    for function in functions:
        function()  # `other` may have changed what is in the list


def keys():
    for key in {"a": first}:
        key()


def given():
    yield first
    yield second


def from_generator():
    for function in given():
        function()
    one, two = given()
    one()  # each name has one of the two


def chosen():
    for function in (first, second):
        if function:
            return function


def of_chosen():
    chosen()()  # one of the two
