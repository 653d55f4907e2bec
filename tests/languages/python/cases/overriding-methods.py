from elsewhere import Unknown


class Base:
    def __init__(self): ...

    def run(self): ...

    @property
    def size(self): ...

    attribute = 1


class Child(Base):
    def __init__(self): ...

    def run(self): ...

    @property
    def size(self): ...

    def attribute(self): ...


class Grandchild(Child):
    def run(self): ...


class Doubtful(Unknown, Base):
    def run(self): ...


class Unrelated:
    def run(self): ...


class Top:
    def named(self): ...

    def typed(self): ...

    def imported(self): ...


class Between(Top):
    named = len
    typed: object
    from elsewhere import imported


class Bottom(Between):
    def named(self): ...

    def typed(self): ...

    def imported(self): ...
