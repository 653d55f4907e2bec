use super::rules;

pub struct Order {
    cost: u64,
}

impl Order {
    pub fn new(cost: u64) -> Self {
        rules::check();
        super::rules::check();
        Order { cost }
    }

    pub fn total(&self) -> u64 {
        self.cost
    }
}

pub fn cost() -> u64 {
    1
}
