def by_walrus(): ...
def by_import(): ...
def by_def(): ...
def by_class(): ...
def in_class(): ...
def in_comprehension_only(): ...


print([by_walrus := 2 for x in range(4)])
print([in_comprehension_only for in_comprehension_only in range(4)])


def bind():
    global by_import, by_def, by_class
    import by_import

    def by_def(): ...

    class by_class: ...


class Binding:
    global in_class
    in_class = 3


def use():
    by_walrus()
    by_import()
    by_def()
    by_class()
    in_class()
    in_comprehension_only()


def around():
    def inner(): ...

    def bind_it():
        nonlocal inner
        inner = use

    inner()
    bind_it()
