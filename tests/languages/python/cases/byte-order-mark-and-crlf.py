def f():
    """x"""
    return 1

class A: ...
