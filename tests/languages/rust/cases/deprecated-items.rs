#[deprecated(since = "1.0", note = "use b")]
#[inline]
pub fn a() {}

#[inline]
#[deprecated]
pub struct B;

pub fn c() {}
