struct T;
struct Wrapped(u8);

impl T {
    fn run(&self) {}
    fn each(&self, f: &dyn Fn(), g: impl Fn()) {
        f();
        g();
    }
    fn last(&self, f: fn(), g: fn()) {
        g();
    }
    fn built(f: fn() -> T) {
        f().run();
    }
}

fn one() {}
fn two() {}
fn three() {}
fn four() {}
fn new_t() -> T {
    T
}

fn bounded<F: Fn()>(n: u8, f: F) {
    f()
}
fn by_where<F>(mut f: F)
where
    F: FnMut() + Send,
{
    (f)();
}
fn by_reference<F>(f: &mut F)
where
    F: FnMut(),
{
    f()
}
fn boxed(f: Box<dyn Fn() + Send>) {
    f()
}
fn any_lifetime(f: &(dyn for<'a> Fn(&'a u8) + Send)) {
    f(&1)
}
fn wrapping(f: impl FnOnce(u8) -> Wrapped) {
    f(1);
}
fn handing_on<F: Fn()>(f: F) {
    bounded(1, &f);
}
fn hidden(f: fn()) {
    let f = one;
    f();
}
fn assigned(mut f: fn()) {
    f = one;
    f();
}
fn not_called(f: fn()) {}
fn of_value<F: Clone>(f: F) {
    f();
}

fn run(t: T) {
    bounded(1, one);
    by_where(two);
    by_reference(&mut three);
    boxed(four);
    any_lifetime(&four);
    wrapping(Wrapped);
    t.each(&one, two);
    T::each(&t, &three, four);
    t.last(one, two);
    T::built(new_t);
    handing_on(four);
    hidden(two);
    assigned(three);
    not_called(one);
    of_value(one);
}
