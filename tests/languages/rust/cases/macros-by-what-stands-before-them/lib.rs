#[macro_use]
mod macros;
mod user;
mod private;

fn run() {
    shared!();
    hidden!();
    exported!();
    crate::exported!();
}
