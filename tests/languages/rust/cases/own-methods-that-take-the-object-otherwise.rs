use std::fmt;

trait Digits {
    fn normalize(&mut self);
    fn count(&self);
}

struct Big(u8);

impl Big {
    fn pow(&self, by: u32) {}
    fn fmt(&mut self) {}
    fn normalize(&mut self) {}
    fn count(self: &Self) {}
}

impl Digits for Big {
    fn normalize(&mut self) {}
    fn count(&self) {}
}

impl fmt::Display for Big {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Ok(())
    }
}

impl Pow<u32> for Big {
    fn pow(self, by: u32) {}
}

fn run(mut big: Big, other: &Big) {
    big.pow(2); // the trait's, because that takes a Big by value
    other.pow(2); // its own
    Big::pow(&big, 2); // named by the type it is its own
    other.fmt(f); // Display's: its own needs `&mut`
    big.normalize(); // its own
}
