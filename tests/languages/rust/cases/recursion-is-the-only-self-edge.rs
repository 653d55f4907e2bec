fn digits(n: u64) -> u64 {
    if n < 10 { 1 } else { 1 + digits(n / 10) }
}

struct Depth;

impl Depth {
    fn go(&self) {
        self.go();
    }

    fn not(&self, digits: Other) {
        digits.not();
    }
}

struct Other;

impl Other {
    fn not(&self) {}
}
