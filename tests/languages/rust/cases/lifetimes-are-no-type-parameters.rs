struct Holder<'a, T> {
    value: &'a T,
}

fn longest<'x>(a: &'x str, b: &'x str) -> &'x str {
    a
}

fn hrtb(f: for<'b> fn(&'b u8) -> &'b u8) {}
