pub fn work() {
    crate::helper();
    super::helper();
}
