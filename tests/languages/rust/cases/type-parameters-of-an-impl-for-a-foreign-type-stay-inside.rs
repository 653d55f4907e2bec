impl<T> Extend for Foreign<T> {
    fn extend(&mut self, more: T) {}
}

fn outside(value: T) {}
