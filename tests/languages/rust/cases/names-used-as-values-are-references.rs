const LIMIT: usize = BASE;
const BASE: usize = 8;
static HOOK: fn(u8) -> u8 = double;

fn double(value: u8) -> u8 {
    value * 2
}

struct Table {
    hook: fn(u8) -> u8,
}

impl Table {
    fn new() -> Self {
        Table { hook: double }
    }
}

fn run(items: Vec<u8>, local: u8) -> usize {
    let hook = double;
    hook(1);
    items.iter().map(double);
    items.iter().map(Table::new);
    items.iter().map(local);
    LIMIT
}

fn shadowed(double: u8) -> u8 {
    double
}
