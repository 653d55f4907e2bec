pub fn run() {
    crate::helper();
    super::helper();
}
