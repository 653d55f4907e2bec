const LIMIT: u8 = 1;
const NAMED: u8 = 1;
const DECOY: u8 = 1;
static TABLE: [u8; 2] = [1, 2];

struct Unit;
struct Point {
    x: u8,
}

enum Kind {
    One,
    Two(u8),
}

mod inner {
    pub const DEEP: u8 = 1;
}

macro_rules! own {
    ($($any:tt)*) => {};
}

fn run(x: u8, kind: Kind) {
    println!("{} {NAMED}", LIMIT, NAMED = 2);
    assert_eq!(x, inner::DEEP + TABLE[1]);
    assert!(matches!(kind, Kind::One), "{}", x);
    assert_eq!(kind, Kind::Two(1));
    dbg!(Unit, Point { x: 1 });
    own!(DECOY);
    debug_assert!(x.y(|DECOY| DECOY));
}
