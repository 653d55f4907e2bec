def f(): ...
def g(): ...
def dec(x): return x


a = f
a()
a = g


@a
def decorated(): ...


a()


def later():
    a()


b = c = f
b = c = g
c()


def local(x):
    h = f
    h()
    h = g
    h()
    if x:
        h()
    [h() for y in x]
    return lambda: h()


def perhaps(x):
    h = f
    if x:
        h = g
    h()


def in_a_loop(x):
    while x:
        h()
        h = f
        h = g
        h()
    h()


def otherwise(x):
    h = f
    h = x
    h()
    for k in x:
        k = f
        k()


def augmented(x):
    h = f
    h += x
    h()


def outer():
    global d
    d = g


d = f
d = dec
d()
