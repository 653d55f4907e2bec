use std::fmt;

trait Draw {
    fn draw(&self) {}
    fn kind() {}
    fn make() -> Self;
}

trait Paint {
    fn draw(&self) {}
    fn kind() {}
}

struct Shape;

impl Shape {
    fn draw(&self) {}
    fn own(&self) {}
}

impl Draw for Shape {
    fn make() -> Self {
        Shape
    }
}

impl Paint for Shape {
    fn draw(&self) {}
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        <u8 as Draw>::kind(); // not in the document: the trait's
        <[u8] as fmt::Debug>::fmt(&[], f)
    }
}

fn run<T: Draw + Paint>(shape: Shape, given: T) {
    <Shape as Draw>::draw(&shape); // the trait's own, which Shape has
    <Shape as Paint>::draw(&shape); // that of the impl
    <Shape as Draw>::make().own();
    <T as Paint>::draw(&given);
    <T as Draw>::kind();
    <&Shape as Paint>::draw(&&shape); // a reference: no impl of Shape's
    <Shape as fmt::Debug>::fmt(&shape, f);
}
