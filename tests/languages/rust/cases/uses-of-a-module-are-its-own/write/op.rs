use crate::write::{Range, Writer};

pub struct Op;

impl Op {
    pub fn write<W: Writer>(&self, w: &mut W) {
        w.byte(1);
        Range.len();
    }
}
