from typing import Optional


class Store:
    def put(self, x): ...

    def find(self) -> "Store": ...


class Decoy:
    def put(self, x): ...


class Service:
    store: Store

    def __init__(self, backup: Optional[Store] = None):
        self.backup = backup
        self.made = Store()

    def work(self, other: Store | None, unknown):
        self.store.put(1)
        self.backup.put(2)
        self.made.put(3)
        other.put(4)
        other.find().find().put(5)
        unknown.put(6)
        local: Store = unknown
        local.put(7)
        self.nowhere.put(8)


def annotated(stores: list[Store]):
    stores.append(Store())
    stores[0].put(9)
