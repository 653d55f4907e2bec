def f(): ...
def g(): ...


def augmented():
    d = {"a": f}
    d["a"] += g
    d["a"]()


def in_a_list_of_targets():
    d = {"a": f}
    d["a"], x = g, 1
    d["a"]()


def deleted():
    d = {"a": f}
    del d["a"]
    d["a"]()


def bound_by_a_loop():
    d = {"a": f}
    for d["a"] in (g,):
        d["a"]()


def spread():
    d = {"a": f, **{"a": g}}
    d["a"]()
    e = [*g(), f]
    e[1]()


def only_read():
    d = {"a": f}
    h(d["a"], [d["a"]])
    d["a"]()


def ellipses_are_elements():
    d = [..., f]
    d[1]()
