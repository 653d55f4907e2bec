trait Draw {
    fn draw(&self);

    fn size(&self) {}
}

struct Cell;

impl Cell {
    fn only(&self) {}

    fn as_ref(&self) {}
}

impl Draw for Cell {
    fn draw(&self) {}
}

impl<T: Draw> Draw for Box<T> {
    fn draw(&self) {
        (**self).draw();
    }
}

fn go(cell: Cell, boxed: Box<Cell>) {
    cell.draw();
    cell.as_ref();
    boxed.only();
    boxed.draw();
    boxed.as_ref();
}
