use std::rc::Rc;

#[derive(Clone, Default)]
struct Shape;

impl Shape {
    fn draw(&self) {}
}

struct Odd;

impl Odd {
    fn clone(&self) -> Shape {
        Shape::default()
    }
    fn hide(&self) {}
}

struct Plain;

impl Plain {
    fn draw(&self) {}
}

fn run(shape: &Shape, shared: Rc<Shape>, odd: Odd) {
    shape.clone().draw();
    let other = Shape::default();
    other.clone().clone().draw();
    Rc::clone(&shared).draw(); // what that gives is not known
    shared.clone().draw();
    odd.clone().draw(); // its own gives a Shape
}
