C = 1
D = C


class K:
    field = 1


def f_string(): return f"{C}"
def f_string_width(x): return f"{x:{C}}"
def if_(): 
    if C: ...
def elif_(x):
    if x: ...
    elif C: ...
def while_():
    while C: ...
def ternary(x): return x if C else 0
def not_(): return not C
def and_(x): return x and C
def compared(x): return x < C
def negative(): return -C
def added(x): return x + C
def augmented(x): x += C
def attribute(): return C.real
def attribute_of_attribute(): return K.field.real
def attribute_called(): return C.bit_length()
def attribute_written(): C.x = 1
def attribute_deleted(): del C.x
def attribute_augmented(): C.x += 1
def attribute_in_targets(): C.x, y = 1, 2
def subscript(): return C[0]
def subscript_written(): C[0] = 1
def index(x): return x[C]
def slice_(x): return x[:C]
def returned(): return C
def yielded(): yield C
def yielded_from(): yield from C
async def awaited(): await C
def comprehended(): return [x for x in C]
def comprehension_body(y): return [C for x in y], {C for x in y}, (C for x in y)
def comprehension_condition(y): return [x for x in y if C]
def comprehended_dict(y): return {C: x for x in y}
def for_():
    for x in C: ...
def with_():
    with C: ...
def with_as():
    with C as x: ...
def except_():
    try: ...
    except C: ...
def except_as():
    try: ...
    except C as x: ...
def except_several():
    try: ...
    except (C, OSError): ...
def raise_from(x): raise x from C
def assert_(): assert C
def assert_message(x): assert x, C
def match_():
    match C:
        case _: ...
def match_value(x):
    match x:
        case K.field: ...
def match_class(x):
    match x:
        case K(): ...
def match_guard(x):
    match x:
        case _ if C: ...
def match_inside(x):
    match x:
        case {"a": [K.field | 1]}: ...
def starred(): return [*C]
def starred_argument(g): return g(*C)
def double_starred(): return {**C}
def keyword(g): return g(x=C)
def element(): return [C]
def element_of_tuple(): return C, 1
def element_of_set(): return {C}
def key(): return {C: 1}
def value(): return {1: C}
def assigned(): x = C
def assigned_in_passing():
    if x := C: ...
def lambda_(): return lambda: C
def default(x=C): ...
def bracketed(): return (C)
def alone():
    C
def called(): return C()
def class_argument():
    class Inner(metaclass=C): ...


def hidden_by_a_parameter(C):
    if C: ...
def hidden_by_a_local():
    C = 2
    return f"{C}"
def hidden_by_a_loop(y): return [C.x for C in y]
def only_bound():
    global C
    del C
def member_of_another(x): return x.C
def named_alike(g): return g(C=1)
