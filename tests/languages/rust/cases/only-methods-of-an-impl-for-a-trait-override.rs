trait Shape {
    const SIDES: u8;

    fn area(&self) -> f64;

    fn scale(&self) {}
}

#[derive(Shape)]
struct Square;

impl Square {
    fn area(&self, _: u8) -> f64 {
        1.0
    }

    fn scale(&self) {}
}

struct Circle;

impl Shape for Circle {
    const SIDES: u8 = 0;

    fn area(&self) -> f64 {
        3.0
    }
}

impl<'a> Shape for &'a Square {
    const SIDES: u8 = 4;

    fn area(&self) -> f64 {
        2.0
    }
}

impl !Shape for Option<Square> {}

impl !Send for Circle {}

impl Shape for u8 {
    const SIDES: u8 = 1;

    fn area(&self) -> f64 {
        0.0
    }
}

impl std::fmt::Display for Circle {
    fn scale(&self) {}
}
