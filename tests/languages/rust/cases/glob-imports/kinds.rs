pub enum Kind {
    First(u8),
    Second { of: u8 },
}
