class Machine:
    def run(self, before, done):
        done()

    def keyed(self, before, done):
        done()

    @classmethod
    def of_class(cls, before, done):
        done()

    @staticmethod
    def of_nothing(before, done):
        done()

    @traced
    def decorated(self, before, done):
        done()


def one(): ...


def two(): ...


machine = Machine()
Machine.run(machine, one, two)
Machine.keyed(machine, done=one, before=two)
Machine.of_class(one, two)
Machine.of_nothing(one, two)
Machine.decorated(machine, one, two)


class Reader:
    def __init__(self, source=None):
        source.items()

    def items(self): ...

    class Part:
        def __init__(self, done):
            done()


class FileReader(Reader):
    def __init__(self, source):
        Reader.__init__(self, source)
        Reader.Part(run_it)


def run_it(): ...
