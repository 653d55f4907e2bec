struct Shape;

impl Shape {
    fn draw(&self) {}
    fn next(&self) -> Option<Shape> {
        None
    }
}

struct Other;

impl Other {
    fn draw(&self) {}
    fn next(&self) {}
}

fn make() -> Shape {
    Shape
}

fn first() {}

fn second() {}

fn run(given: Option<Shape>, deep: bool) -> Option<()> {
    let one = match given {
        Some(shape) => shape,
        None => return None,
    };
    one.draw();
    let two = if deep { make() } else { panic!("no") };
    two.next();
    let three = if deep {
        first();
        make()
    } else if let Some(shape) = two.next() {
        shape
    } else {
        unsafe { make() }
    };
    three.draw();
    let four = match deep {
        true => unknown!(), // all branches are of one type
        false => make(),
    };
    four.draw();
    let five = {
        make(); // not what the block gives
    };
    five.draw();
    None
}

fn called(deep: bool) {
    let same = if deep { first } else { first };
    same();
    let either = match deep {
        true => first,
        false => second,
    };
    either();
    let perhaps = if deep { first } else { || {} };
    perhaps();
}
