trait Named {
    fn name(&self) -> String;
}

impl<'a> Named for &'a Word {
    fn name(&self) -> String {
        todo!()
    }
}

impl Named for *const Word {
    fn name(&self) -> String {
        todo!()
    }
}

impl Named for [u8; 3] {
    fn name(&self) -> String {
        todo!()
    }
}

impl Named for (u8, u16) {
    fn name(&self) -> String {
        todo!()
    }
}

impl Named for dyn Fn(u8) -> Vec<u8> {
    fn name(&self) -> String {
        todo!()
    }
}

struct Word;
