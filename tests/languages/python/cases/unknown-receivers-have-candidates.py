class A:
    def save(self): ...

    def unique(self): ...


class B:
    def save(self): ...


def unique(): ...


def use(x):
    x.save()
    x.unique()
    x.append(1)
    x.first.second.unique()
    x().save()
