macro_rules! ensure {
    ($e:expr) => {
        assert!($e)
    };
}

fn ensure(_: bool) {}

fn write(_: u8) {}

fn run(out: &mut String) {
    ensure!(ready());
    ensure(ready());
    write!(out, "{}", ready());
    write(1);
    other::path!(ready());
    unknown!(ready());
}

fn ready() -> bool {
    true
}
