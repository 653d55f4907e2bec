class Task:
    def __init__(self, function):
        self.function = function

    def __call__(self):
        self.function()

    def start(self): ...


class Lazy:
    def __init__(self, function):
        self.function = function

    def __get__(self, owner, type): ...

    def start(self): ...


class Foreign(Unknown):
    def __init__(self, function): ...

    def start(self): ...


def other(): ...


def instead(function):
    return other


def single(type):
    def get():
        return type()

    return get


def perhaps(function):
    def inner():
        return function()

    if DEBUG:
        return inner
    return function


@Task
def task(): ...


@Foreign
def foreign(): ...


@instead
def replaced(): ...


@perhaps
def traced(): ...


@single
class Only:
    @staticmethod
    def make(): ...


class Owner:
    @Lazy
    def lazy(self): ...


def use(owner: Owner):
    task()  # an object of `Task`
    task.start()
    replaced()
    Only()
    Only.make()  # `get` has no such member


def doubt(owner: Owner):
    owner.lazy.start()  # what `__get__` gives
    foreign()
    foreign.start()  # Unknown may have the member first, or give something else
    traced()
