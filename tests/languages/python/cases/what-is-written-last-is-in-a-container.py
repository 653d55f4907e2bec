def f(): ...
def g(): ...


def written_anew():
    d = {"a": f}
    d["a"] = g
    d["a"]()


def read_between():
    d = [None]
    d[0] = f
    d[0]()
    d[0] = g


def written_perhaps(x):
    d = {"a": f}
    if x:
        d["a"] = g
    d["a"]()


def written_in_a_loop(x):
    d = {"a": f}
    for d["b"] in x:
        d["a"]()
        d["a"] = g


def read_behind_what_may_have_failed():
    try:
        d = {"a": f}
        d["a"] = g
    except OSError: ...
    d["a"]()


def read_later():
    d = {"a": f}
    d["a"] = g
    return lambda: d["a"]()


def nested():
    d = {"a": {"b": f}, "c": [f, g]}
    d["a"]["b"]()
    d["c"][1]()


def nested_and_written():
    d = {"a": {"b": f}}
    d["a"]["b"] = g
    d["a"]["b"]()


def the_inner_one_is_passed_on(h):
    d = {"a": {"b": f}}
    h(d["a"])
    d["a"]["b"]()


def the_inner_one_is_replaced(x):
    d = {"a": {"b": f}}
    d["a"] = x
    d["a"]["b"]()


def nested_and_changed_otherwise(x):
    d = {"a": {"b": f}}
    d["a"]["b"], y = x
    d["a"]["b"]()


def keys_that_are_not_known(k, x):
    d = {"a": f, k: x}
    d["a"]()
    e = {**k}
    if x:
        e["a"] = f
    e["a"]()
    e2 = {**k}
    e2["a"] = f
    e2["a"]()


def each_of_them():
    for row in [f, g]:
        row[0]()
