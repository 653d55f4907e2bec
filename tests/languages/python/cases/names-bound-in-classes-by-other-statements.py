class Base:
    def run(self): ...


class Loop(Base):
    for run in range(3):
        pass

    def use(self):
        self.run()


class Import(Base):
    from elsewhere import run

    def use(self):
        self.run()


class With(Base):
    with elsewhere() as run:
        pass

    def use(self):
        self.run()


class Walrus(Base):
    print(run := 3)

    def use(self):
        self.run()


class Below(Walrus):
    def use(self):
        self.run()


class Same(Base):
    [run for run in range(3)]

    def use(self):
        self.run()
