fn helper() {}

fn main() {
    crate::helper();
    crate::shared::work();
}
