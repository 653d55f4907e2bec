struct Stack {
    items: Vec<u8>,
}

impl Stack {
    fn new() -> Self {
        Stack { items: Vec::new() }
    }

    fn push(&mut self, item: u8) {}
}
