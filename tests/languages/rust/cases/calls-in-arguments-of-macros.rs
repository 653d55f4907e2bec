struct User;

impl User {
    fn name(&self) -> String {
        String::new()
    }
}

fn pad(text: &str, width: usize) -> String {
    text.repeat(width)
}

fn show(user: &User, users: &[User]) {
    println!("{} {}", pad(&user.name(), limits::width()), pad("a", 1));
    assert!(users.iter().all(|user| user.name() == pad("b", 2)));
    select!(pad("c", 3), user.name());
    quote! {
        fn pad() {}
        user.name();
    }
}

mod limits {
    pub fn width() -> usize {
        1
    }
}
