pub struct Point(pub i32, pub(crate) i32, u8);
struct Unit;
struct Empty();
struct Braces {}
struct Attributed(
    #[serde(skip)]
    u8,
    /// Documented.
    #[allow(unused)]
    pub Vec<Unit>,
);
