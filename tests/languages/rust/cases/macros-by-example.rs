#[macro_export]
macro_rules! square {
    ($x:expr) => {
        $x * $x
    };
}

mod inner {
    macro_rules! hidden {
        () => {};
    }
}

fn in_a_function() {
    macro_rules! local {
        () => {};
    }
}
