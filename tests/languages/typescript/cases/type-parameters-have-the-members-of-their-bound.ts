class Entity {
  save(): void {}
}

class Decoy {
  load(): void {}
}

function store<T extends Entity, U>(item: T, other: U): void {
  item.save();
  other.save();
}

class Box<T extends Entity> {
  constructor(private item: T) {}
  open(): T {
    this.item.save();
    return this.item;
  }
}
