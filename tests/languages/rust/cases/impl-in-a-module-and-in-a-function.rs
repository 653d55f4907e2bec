mod inner {
    struct Deep;

    impl Deep {
        fn reach(&self) {}
    }
}

fn outer() {
    struct Local;

    impl Local {
        fn go(&self) {}
    }
}
