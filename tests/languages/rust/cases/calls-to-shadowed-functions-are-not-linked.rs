fn check(text: &str) -> bool {
    text.is_empty()
}

fn by_parameter(check: fn(&str) -> bool) -> bool {
    check("a")
}

fn by_closure() -> bool {
    let check = |_: &str| true;
    check("b")
}

fn in_a_block() -> bool {
    {
        let check = |_: &str| true;
        check("c");
    }
    check("d")
}

fn before_the_let() -> bool {
    let check = check("e");
    check
}

fn by_pattern(given: Option<fn(&str) -> bool>) -> bool {
    if let Some(check) = given {
        return check("f");
    }
    match given {
        Some(check) => check("g"),
        None => false,
    }
}

fn in_a_loop(all: Vec<fn(&str) -> bool>) {
    for check in all {
        check("h");
    }
    let _ = all.iter().map(|check| check("i"));
}
