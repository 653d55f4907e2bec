trait One {
    fn go(&self) {}
}

trait Two {
    fn go(&self) {}
}

struct Both;

impl One for Both {}

impl Two for Both {}

fn run(both: Both) {
    both.go();
    One::go(&both);
}
