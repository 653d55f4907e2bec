class Item {
  kids: Item[] = [];
  go(): Item { return this; }
}
class Props {
  item: Item;
  list: readonly Item[];
  go() {}
}

function loops(items: Item[], optional?: Array<Item>, set: Set<Item>, nested: Item[][]) {
  for (const one of items) one.go();
  optional?.some((one, index) => one.go());
  set.forEach(function (one) { one.go(); });
  for (const row of nested) for (const one of row) one.go();
}
function methods(items: Item[]) {
  items.filter((one) => one.kids).map((one) => one.kids.forEach((kid) => kid.go()));
}
function indexed(items: Item[], named: Record<string, Item>, at: number) {
  items[at]!.go();
  named['x'].go();
}
function pairs(map: Map<string, Item>, both: (Item | Props)[]) {
  for (const pair of map) pair.go();          // a pair is no Item
  for (const one of both) one.go();
}
function apart({ item, list: [first] }: Props, [second]: Item[]) {
  item.go();
  first.go();
  second.go();
}
function members(one: Props["item"], any: Props[keyof Props]) {
  one.go();                                   // no member of Props, but of what that has there
  any.go();
}
function stated(items: Item[]) {
  items.forEach((one: Props) => one.go());
}
type Callback = ({ item }: Props) => void;
function hides() {
  item();
}
function item() {}
