macro_rules! hidden {
    () => {};
}

#[macro_export]
macro_rules! exported {
    () => {};
}

fn run() {
    hidden!();
}
