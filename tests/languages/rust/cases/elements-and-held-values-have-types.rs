struct Item;

impl Item {
    fn run(&self) {}

    fn next(&self) {}

    fn clone(&self) {}
}

struct Other;

impl Other {
    fn run(&self) {}
}

struct Shelf {
    items: Vec<Item>,
    best: Option<Item>,
    boxed: Vec<Option<Item>>,
    map: HashMap<u8, Item>,
}

fn load() -> Result<Item, String> {
    Err(String::new())
}

fn in_loop(shelf: &Shelf) {
    for item in &shelf.items {
        item.run();
    }
}

fn in_closures(shelf: &Shelf) {
    shelf.items.iter().rev().for_each(|item| item.run());
    shelf.best.as_ref().map(|item| item.run());
}

fn by_pattern(shelf: &Shelf) {
    if let Some(item) = &shelf.best {
        item.run();
    }
    match load() {
        Ok(item) => item.run(),
        Err(item) => item.is_empty(),
    }
    let Some(item) = shelf.items.first() else { return };
    item.run();
}

fn without_else(shelf: &Shelf, item: Other) {
    if let Some(item) = &shelf.best {
        item.run();
    } else {
        item.run();
    }
    item.run();
}

fn in_chains(shelf: &Shelf, item: Other) {
    if shelf.full() && let Some(item) = &shelf.best && item.next() {
        item.clone();
    }
}

fn by_index(shelf: &Shelf, row: [Item; 2], slice: &[Item]) {
    shelf.items[0].run();
    row[1].run();
    slice[1..][0].run();
    slice.last().unwrap().run();
}

fn not_known(shelf: &Shelf) {
    for item in &shelf.boxed {
        item.run();
    }
    for item in &shelf.map {
        item.run();
    }
    shelf.items.iter().next();
    shelf.items[0].clone();
    shelf.best.map(|(item)| item.run());
    for (_, item) in shelf.items.iter().enumerate() {
        item.run();
    }
    shelf.items.iter().enumerate().map(|item| item.run());
}
