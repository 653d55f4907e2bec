pub struct Order;

impl Order {
    pub fn new() -> Self {
        Order
    }

    pub fn total(&self) {}
}

pub fn price() {}

pub fn check() {}
