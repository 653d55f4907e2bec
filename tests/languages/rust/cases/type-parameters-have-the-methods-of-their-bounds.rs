trait Store {
    fn save(&self);
}

trait Log {
    fn write(&self);
}

fn by_bound<S: Store>(store: S) {
    store.save();
    store.write();
}

fn by_where<S>(store: &S)
where
    S: Store + Log,
{
    store.save();
    store.write();
}

fn by_impl(store: impl Store) {
    store.save();
}

fn unbounded<S>(store: S) {
    store.save();
}

struct Service<S: Store> {
    store: S,
}

impl<S: Store> Service<S> {
    fn run(&self) {
        self.store.save();
    }
}

trait Twice {
    fn twice(&self);
}

impl<T: Store> Twice for T {
    fn twice(&self) {
        self.save();
        self.save();
    }
}
