def größe(x):
    return x


def élan(x):
    return x


def run(items, do):
    items.sort(key=größe)
    run(items, élan)
    return élan


def decoy(élan):
    return élan
