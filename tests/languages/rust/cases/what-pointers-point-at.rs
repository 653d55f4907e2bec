use std::ops::Deref;

trait Draw {
    fn draw(&self);
    fn hide(self);
}

impl<T: Draw + ?Sized> Draw for &T {
    fn draw(&self) {
        (**self).draw(); // of what the reference is to
        T::draw(self); // of what the reference is to
    }
    fn hide(self) {}
}

struct Shape;

impl Shape {
    fn own(&self) {}
}

struct Guard(Shape);

impl Guard {
    fn own(&self) {}
}

impl Deref for Guard {
    type Target = Shape;
    fn deref(&self) -> &Shape {
        &self.0
    }
}

fn run(shape: &Shape, boxed: Box<Shape>, guard: Guard, all: &[Shape]) {
    (*shape).own();
    let again = &*shape;
    again.own();
    (*boxed).own();
    (*guard).own(); // the Shape's: what a Guard points at, it says itself
    guard.own();
    for one in all {
        (*one).own();
    }
    -shape.own();
}
