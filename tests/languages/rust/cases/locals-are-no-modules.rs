mod der {
    pub struct Reader;

    impl Reader {
        pub fn new() -> Reader {
            Reader
        }
        pub fn read(&self) {}
    }

    pub fn read() {}
}

struct Input;

impl Input {
    fn read(&self) {}
}

fn run(der: Input) {
    der::read(); // the module's: a path does not begin with a parameter
    der.read();
    let der = der::Reader::new();
    der.read();
    let read = der::read;
    read();
}
