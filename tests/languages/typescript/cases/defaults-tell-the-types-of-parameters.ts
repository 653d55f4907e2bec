class Item {
  go() {}
}
class Box {
  constructor(public item = new Item(), readonly stated: Other = new Item() as any) {}
  open() {
    this.item.go();
    this.stated.go();
  }
}
class Other {
  go() {}
}

function plain(item = new Item()) {
  item.go();
}
const arrow = (item = new Item()) => item.go();
