use self::Shape::Round;

struct Dot;

impl Dot {
    fn draw(&self) {}
}

struct Line(Dot, Box<Dot>);

impl Line {
    fn draw(&self) {}
}

enum Shape {
    Round(Dot),
    Pair(Line, /* with, a comment */ Vec<Dot>, Dot),
    Named { dot: Dot, line: Option<Line> },
    Nested(Box<Shape>),
    Empty,
}

impl Shape {
    fn draw(&self) {
        match self {
            Self::Round(dot) => dot.draw(),
            Shape::Pair(line, dots, ref last) => {
                line.draw();
                dots[0].draw();
                last.draw();
            }
            Shape::Named { dot, line: Some(line) } => {
                dot.draw();
                line.draw();
            }
            Shape::Named { dot: other, .. } => other.draw(),
            Shape::Nested(inner) => inner.draw(),
            Shape::Empty => {}
        }
    }
}

fn by_import(shape: Shape) {
    if let Round(dot) = shape {
        dot.draw();
    }
}

fn by_tuple_struct(line: Line) {
    let Line(first, second) = line;
    first.draw();
    second.draw();
}

fn behind_others(shape: Shape) {
    if let Shape::Pair(.., last) = shape {
        last.draw(); // which place it has is not counted
    }
}

fn either(shape: Shape) {
    match shape {
        Shape::Round(dot) | Shape::Pair(_, _, dot) => dot.draw(),
        _ => {}
    }
}

fn in_another(shape: Option<Shape>, dot: Line) {
    match shape {
        Some(Shape::Round(dot)) if dot.draw() == () => {}
        _ => dot.draw(),
    }
}

trait Draw {
    fn draw(&self);
}

enum Any<T: Draw> {
    One(T),
}

fn of_parameter(any: Any<Dot>) {
    match any {
        Any::One(one) => one.draw(), // a Dot's own, not what T has
    }
}

fn elsewhere(shape: other::Shape) {
    match shape {
        other::Shape::Round(dot) => dot.draw(),
        Missing(dot) => dot.draw(),
    }
}
