pub fn setup() {
    crate::works();
}
