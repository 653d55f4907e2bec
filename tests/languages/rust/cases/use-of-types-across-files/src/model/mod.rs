pub mod extra;
pub struct User;
pub struct Group<T>(T);
