struct S { list: Vec<S> }
impl S {
    fn get(&self) -> S { S { list: vec![] } }
    fn opt(&self) -> Option<S> { None }
    fn run(&self) -> bool { true }
    async fn later(&self) -> S { self.get() }
    fn of<T>(&self) -> S { self.get() }
}
struct D;
impl D { fn run(&self) {} }
fn make() -> S { S { list: vec![] } }
fn conv<T>() -> S { make() }

macro_rules! mine { ($($x:tt)*) => {} }

fn t01(s: &S) { assert!(!s.run()); }
fn t02(s: &S) { println!("{}", s.get().run()); }
fn t03(s: &S) { println!("{}", s.opt()?.run()); }
fn t04(s: &S) { println!("{}", make().get().get().run()); }
fn t05(s: &S) { println!("{}", s.of::<u8>().run()); }
fn t06(s: &S) { println!("{}", conv::<Vec<Vec<u8>>>().run()); }
fn t07(s: &S) { println!("{}", format!("{}", s.run())); }
fn t08(s: &S) { println!("{}", "text".run()); }
fn t09(s: &S) { println!("{}", (s).run()); }
fn t10(s: &S) { println!("{}", s.list[0].run()); }
async fn t11(s: &S) { println!("{}", s.later().await.run()); }
fn t12(s: &S) { mine!(s.get().run(), other!(s)); }
fn t13(s: &S) { mine! { macro_rules! q(x); fn run() {} } }
fn t14(s: &S) { assert_eq!(s.opt().unwrap().run(), !make().run()); }
fn t15(s: &S) { assert!(!(s.run())); }
fn t16(s: &S) { vec![make(), mine![make()]]; }
fn t17() { println!("{}", std::env::args().next().unwrap().len()); }
fn t18(s: S) { assert!(Some(s).unwrap().run() && Box::new(make()).run()); }
