struct Point {
    x: u8,
}

struct Wrapper(Point);

type Alias = Point;

enum Shape {
    Round(Wrapper),
    Square { side: Point },
    Empty,
}

impl Shape {
    fn area(&self) {}

    fn make() -> Self {
        Self::Round(Wrapper(Point { x: 1 }))
    }
}

fn build() {
    let shape = Shape::Square { side: Alias { x: 2 } };
    shape.area();
    Shape::Round(Wrapper(Point { x: 3 })).area();
    let empty = Shape::Empty;
    empty.area();
    let all = vec![1].into_iter().map(Wrapper);
    match shape {
        Shape::Round(_) => {}
        Shape::Square { .. } => {}
        Shape::Empty => {}
    }
}
