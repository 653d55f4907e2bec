class Meta(type):
    def __new__(mcs, name, bases, ns):
        return super().__new__(mcs, name, bases, ns)

    def __call__(cls, value):
        return cls.__new__(cls, value)

    def make(cls):
        return cls()

    def other(cls):
        return cls.make()

    def mro(cls):
        return Sub(cls)


class Sub:
    def __init__(self, x): ...

    @classmethod
    def use(klass):
        return klass.again()

    @classmethod
    def again(cls):
        return cls(1)


class C(metaclass=Meta):
    def __new__(cls, value): ...

    def f(self): ...

    @classmethod
    def g(cls):
        return cls(1)
