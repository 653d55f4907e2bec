fn run() {
    assert!(true);
}
