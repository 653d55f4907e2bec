struct Wrapper<T>(T);

impl<T: Clone> Wrapper<T> {
    fn first(value: T) -> Wrapper<T> {
        Wrapper(value)
    }
}

impl<T> Wrapper<Vec<T>> {
    fn second(value: T) -> T {
        value
    }
}

fn elsewhere(value: T) {}
