use crate::write::Writer;

pub struct Range;

impl Range {
    pub fn len(&self) {}
    pub fn write<W: Writer>(&self, w: &mut W) {
        w.byte(2);
        self::inner::deep();
    }
}

mod inner {
    use super::*;

    pub fn deep<W: Writer>(w: &mut W) {
        w.byte(3); // seen from below, though it is no business of others
    }
}
