#[cfg(unix)]
fn open() {}

#[cfg(windows)]
fn open() {}

struct Pair<T>(T);

impl Pair<u8> {
    fn get(&self) {}
}

impl Pair<u16> {
    fn get(&self) {}
}

impl From<u8> for Pair<u8> {
    fn from(_: u8) -> Self {
        Pair(1)
    }
}

impl From<u16> for Pair<u16> {
    fn from(_: u16) -> Self {
        Pair(2)
    }
}

#[cfg(unix)]
mod inner {
    pub fn both() {}

    pub fn one() {}
}

#[cfg(windows)]
mod inner {
    pub fn both() {}
}

use inner::{both, one};

fn alternatives() {
    both();
    one();
    inner::both();
    inner::one();
}

fn run(pair: Pair<u8>) {
    open();
    pair.get();
    Pair::from(1);
}
