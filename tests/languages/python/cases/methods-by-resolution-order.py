from elsewhere import Unknown


class Base:
    def both(self): ...

    def base_only(self): ...

    def early(self): ...


class Left(Base):
    def both(self):
        super().both()


class Right(Base):
    def both(self): ...

    def right_only(self): ...


class Bottom(Left, Right):
    def early(self):
        self.both()
        self.right_only()
        self.base_only()
        super().both()
        super().right_only()
        self.nowhere()


class Doubtful(Unknown, Base):
    def call(self):
        self.base_only()
        self.call()


def use(x: Doubtful):
    x.early()
    Bottom().both()
