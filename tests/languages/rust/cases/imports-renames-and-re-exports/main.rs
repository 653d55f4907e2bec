mod decoy;
mod shop;

use crate::shop::{self, price as cost, Order as Bought};
use shop::rules::{self as r, check};

fn main() {
    let order = Bought::new(cost());
    order.total();
    shop::price();
    r::check();
    check();
    self::local();
    crate::shop::rules::check();
    price();
}

fn local() {}
