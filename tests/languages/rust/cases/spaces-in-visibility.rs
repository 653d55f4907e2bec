pub( crate ) struct Open;
pub ( super ) fn up() {}
pub(/* ours */ crate) fn ours(map: HashMap < u8, Open >) {}
pub( in crate::a ) fn inside() {}
pub (self) fn own() {}
