use crate::exported;

fn run() {
    shared!();
    exported!();
    hidden!();
}
