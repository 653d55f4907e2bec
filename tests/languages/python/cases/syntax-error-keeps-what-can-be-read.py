def before(): ...


x = = 3


def after(a, b): ...
