struct Pair {
    a: u8,
}

fn patterns(
    mut count: u8,
    (x, y): (u8, u8),
    Pair { a, .. }: Pair,
    &byte: &u8,
    ref kept: String,
    _: (),
    [first, .., last]: [u8; 4],
    #[cfg(test)] only: u8,
) {
}
