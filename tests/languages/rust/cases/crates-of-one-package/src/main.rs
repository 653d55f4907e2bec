mod program;

fn helper() {}

fn main() {
    crate::helper();
    program::run();
}
