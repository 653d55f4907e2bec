fn join() {}

fn outer() {
    fn join() {}
    join();
    let call = || join();
    call();
}

fn other() {
    join();
}
