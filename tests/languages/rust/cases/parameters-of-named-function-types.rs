type Callback = fn(u8);
type Boxed = Box<dyn Fn(u8)>;
struct S;
impl S { fn run(&self) {} }
fn one(x: u8) {}
fn two(x: u8) {}
fn named(f: Callback) { f(1) }
fn boxed(f: Boxed) { (f)(1); f(2) }
fn changed(mut f: Callback) { f = two; f(1) }
fn hidden(f: Callback) { let f = 1; f(1) }
fn go() { named(one); boxed(Box::new(two)); changed(one); hidden(one); }
