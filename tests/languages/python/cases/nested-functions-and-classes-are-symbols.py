def outer():
    local = 1
    helper = lambda x: x

    class Inner:
        field = 2

        def method(self): ...

    def inner():
        def innermost(): ...
