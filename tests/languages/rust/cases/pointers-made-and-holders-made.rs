use std::sync::Arc;

trait Greet {
    fn hi(&self);
}

struct A;

struct B {
    all: Vec<Box<dyn Greet>>,
}

impl Greet for A {
    fn hi(&self) {}
}

impl B {
    fn new() -> Self {
        B { all: Vec::new() }
    }

    fn go(&self) {
        for one in &self.all {
            one.hi();
        }
        self.all[0].hi();
    }

    fn clone(&self) {}
}

fn run() {
    let shared = Arc::new(B::new());
    shared.go();
    shared.clone();
    Box::new(A).hi();
    let some = Some(B::new());
    some.unwrap().go();
    if let Some(it) = Some(A) {
        it.hi();
    }
}

mod own {
    struct Rc;

    impl Rc {
        fn new(_: super::A) -> super::B {
            super::B::new()
        }
    }

    fn run() {
        Rc::new(super::A).go();
    }
}
