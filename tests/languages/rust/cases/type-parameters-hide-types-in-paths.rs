trait Make {
    fn make() -> Self;

    fn again(&self) -> Self;

    fn show(&self) {}
}

struct T;

impl T {
    fn make() {}
}

fn hidden<T: Make>() {
    T::make();
}

fn plain() {
    T::make();
}

struct Holder<T>(T);

impl<T: Make> Holder<T> {
    fn fill(&self) {
        T::make();
        self.0.show();
    }
}
