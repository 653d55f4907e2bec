use crate::write::Range;

pub trait Writer {
    fn byte(&mut self, one: u8);
    fn range(&self) {
        Range.len();
    }
}
