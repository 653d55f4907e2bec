const C1: u8 = 1;
const C2: u8 = 1;
const C3: u8 = 1;
const C4: u8 = 1;
const C5: usize = 1;
const C6: u8 = 1;
const C7: u8 = 1;
const C8: u8 = 1;
const C9: u8 = 1;
const B1: bool = true;
const B2: bool = true;
const B3: bool = true;
const B4: bool = true;
static S1: u8 = C1;
static S2: &str = "";
static S3: [u8; 2] = [1; 2];
static S4: [u8; 2] = [1; 2];
static S5: u8 = 1;

enum Kind {
    One,
    Two(u8),
    Three { a: u8 },
}

#[repr(u8)]
enum Numbered {
    First = C2,
}

#[derive(Default)]
struct T {
    f: u8,
    g: Option<u8>,
    h: fn(),
    next: Box<T>,
    list: Vec<u8>,
}

struct Pair(u8, u8);

fn hook() {}
fn h() {}
fn generic<A>(a: A) {}

fn conditions(x: u8, kind: Kind) {
    if B1 && x == C3 {}
    while B2 {}
    if !B3 {}
    match S5 {
        0 if B4 => {}
        C4..=255 => {}
        _ => {}
    }
    match kind {
        Kind::One => {}
        Kind::Two(a) => {}
        Kind::Three { a } => {}
    }
    if let Kind::Two(y) = kind {}
    let Pair(a, b) = Pair(1, 2);
}

fn expressions(t: &T) -> u8 {
    for x in S3 {}
    let a = [0; C5];
    let b = (C6, S4[0]);
    let c = C7 as usize;
    let d = |x| C8;
    let e = S2.len();
    let f = 0..C9;
    drop(generic::<u8>);
    let g = T { h, ..BASE };
    println!("{}", S5);
    return C1;
}

static BASE: T = T { h: hook };

impl T {
    fn own(&mut self, other: &T) -> u8 {
        let a = self.f;
        let b = &self.next.list;
        self.list.len();
        other.next.f + 1;
        self.g?;
        (self.h)();
        self.f = 1;
        self.f += 1;
        for x in &self.list {}
        match self.g { _ => {} }
        let p = Pair(1, 2);
        p.0
    }
}
