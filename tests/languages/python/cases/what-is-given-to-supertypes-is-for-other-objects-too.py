class Server:
    def __init__(self, handler):
        self.handler = handler

    def handle(self):
        self.handler()


class Other(Server):
    def __init__(self):
        super().__init__(other)


class Plain(Server):
    def __init__(self):
        Server.__init__(self, plain)

    def handle_twice(self):
        self.handler()


def other(): ...


def plain(): ...
