class Plain: ...


class Made:
    def __init__(self, x): ...


class Inherits(Made): ...


class Callable:
    def __call__(self): ...


class Other:
    @classmethod
    def create(cls):
        return cls()

    def again(self):
        return type(self)


def use():
    Plain()
    Made(1)
    Inherits(2)
    Callable()()
    Other.create().again()
