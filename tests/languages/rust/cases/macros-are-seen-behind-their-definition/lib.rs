mod before;

macro_rules! assert {
    () => {};
}

mod behind;
