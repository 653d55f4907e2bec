def first(): ...


def second(): ...


TABLE = {"a": first, 1: second}
TABLE["a"]()
TABLE[1]()
TABLE["missing"]()

added = {}
added["b"] = second
added["b"]()

written_over = {"a": first}
written_over["a"] = second
written_over["a"]()

passed_on = {"a": first}
print(passed_on)
passed_on["a"]()

changed = [first]
changed.append(second)
changed[0]()


def local(key):
    items = [first, second]
    items[1]()
    items[key]()
    nested = {"a": {"b": first}}
    nested["a"]["b"]()
