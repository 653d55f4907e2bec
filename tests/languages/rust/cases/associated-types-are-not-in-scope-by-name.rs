struct Item;

trait Produce {
    type Item;

    fn one(&self) -> Item;
}

struct Plant;

impl Produce for Plant {
    type Item = u8;

    fn one(&self) -> Item {
        Item
    }
}
