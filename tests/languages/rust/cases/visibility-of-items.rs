pub fn a() {}
pub(crate) fn b() {}
pub(super) fn c() {}
pub(in crate::x) fn d() {}
pub(self) fn e() {}
fn f() {}
pub mod m {}
pub(crate) use x::y;
pub trait T {}
pub type A = u8;
pub const C: u8 = 1;
pub static S: u8 = 1;
