trait Shape {
    const SIDES: u32;
    const NAME: &'static str = "shape";
    type Unit;
    type Many: Iterator<Item = u8>;

    fn area(&self) -> Self::Unit;
}

struct Square;

impl Shape for Square {
    const SIDES: u32 = 4;
    type Unit = f64;
    type Many = std::vec::IntoIter<u8>;

    fn area(&self) -> Self::Unit {
        1.0
    }
}
