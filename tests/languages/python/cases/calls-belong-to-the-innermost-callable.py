def a(): ...


def b(): ...


def c(): ...


class K:
    x = a()

    def method(self, default=b()):
        def nested():
            return c()

        return nested, [c() for _ in (lambda: a())()]


a()


def local_class():
    class Inner:
        y = b()

    return Inner
