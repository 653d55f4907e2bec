mod shared;

pub fn helper() {
    crate::shared::work();
}
