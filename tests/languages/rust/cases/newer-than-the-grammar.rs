use std::ops::Deref;

pub macro double($x:expr) {
    add($x, $x) // no call of `add`: what a macro expands to is not known
}

macro rules {
    ($x:expr) => { add($x, 1) },
    () => {},
}

pub(crate) trait Both<T> = Clone + Deref<Target = T> where T: Copy;

pub unsafe auto trait Marker {}

pub const trait Base {
    fn base(&self) -> u8;
}

impl const Base for u8 {
    default fn base(&self) -> u8 {
        gen_one(|| double!(1))
    }
    default const ONE: u8 = 1;
}

unsafe extern "C" {
    pub safe fn sqrt(x: f64) -> f64;
    safe static LIMIT: u8;
}

gen fn numbers<T: [const] Base>(first: T) -> u8 {
    let next = for<'a> |x: &'a u8| -> u8 { add(*x, 1) };
    match first {
        box one => add(one, 2),
    }
}

fn add(x: u8, y: u8) -> u8 {
    rules!()
}

fn gen_one(default: fn() -> u8) -> u8 {
    default()
}
