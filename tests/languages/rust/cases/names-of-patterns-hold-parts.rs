struct Item {
    next: Option<Box<Item>>,
    tool: Tool,
    list: Vec<Tool>,
}

impl Item {
    fn run(&self) {}
}

struct Tool;

impl Tool {
    fn run(&self) {}
}

enum Found {
    One { tool: Tool },
    Other { tool: Item },
}

fn item() -> Item {
    loop {}
}

fn pair() -> (Item, Tool) {
    loop {}
}

fn by_tuple() {
    let (a, mut b) = (item(), Tool);
    a.run();
    b.run();
    let (c, _) = (item(), 1);
    c.run();
    let (d, e) = pair();
    d.run();
}

fn by_struct(it: Item) {
    let Item { tool, list, .. } = it;
    tool.run();
    list[0].run();
}

fn renamed(it: Item) {
    let Item { tool: kept, .. } = it;
    kept.run();
}

fn by_variant(found: Found) {
    if let Found::One { tool } = found {
        tool.run();
    }
}

fn by_holder(it: Item) {
    if let Some(ref one) = it.next {
        one.run();
    }
    match it.next {
        Some(mut one) => one.run(),
        None => {}
    }
}
