pub struct Shape;

impl Shape {
    pub fn draw(&self) {}
}

pub fn make() -> Shape {
    Shape
}
