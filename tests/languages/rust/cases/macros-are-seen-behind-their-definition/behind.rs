fn run() {
    assert!();
}
