struct Reader;
trait Source {
    fn next(&mut self) -> u8;
}

impl Source for Reader {
    fn next(&mut self) -> u8 {
        0
    }
}
