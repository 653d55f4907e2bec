mod common;

fn works() {
    common::setup();
    crate::common::setup();
    crate::helper();
}
