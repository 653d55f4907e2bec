mod shapes {
    pub trait Area {
        fn area(&self) -> f64;
    }
    pub trait Into2<X> {}
}

mod decoy {
    pub trait Area {
        fn area(&self) -> f64;
    }
}

struct Square;

impl shapes::Area for Square {
    fn area(&self) -> f64 {
        1.0
    }
}

impl shapes::Into2<u8> for Square {}

trait Solid: shapes::Area {}

trait Both: Solid + shapes::Area + other::Area {}
