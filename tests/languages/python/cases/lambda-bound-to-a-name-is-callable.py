add = lambda a, b=2, *args, **kwargs: a + b
nothing = lambda: None
class A:
    method = lambda self, x: x
pair = lambda x: x, 1
