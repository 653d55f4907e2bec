struct Good {
    a: u8,
}

fn broken( {

fn also_good(x: u8) -> u8 {
    x
}
