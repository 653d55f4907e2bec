/// About it.
#[derive(Debug)]
// A remark.
#[repr(C)]
/// More about it.
pub struct Documented {
    /// A field.
    #[allow(unused)]
    field: u8,
}

#![allow(dead_code)]

fn after_inner_attribute() {}

#[inline]
fn last() {}
