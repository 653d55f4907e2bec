class A:
    def first(self):
        def f():
            (bar.
        baz)  # a comment with ( a bracket
            return """
( in a string"""

    def second(self): ...


class B: ...
