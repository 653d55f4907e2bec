fn one() {}
fn two() {}
fn change(f: &mut fn()) {}

fn run() {
    let mut held: fn() = one;
    held = two;
    held();

    let mut inferred = one;
    inferred = two;
    inferred();

    let mut lent = one;
    change(&mut lent);
    lent();

    let mut kept = one;
    kept();
    let shared = &kept;
}
