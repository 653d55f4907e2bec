mod parse;

use self::parse::parse;

mod count {
    pub fn all() {}
}

fn count() {}

struct Stats {
    count: Inner,
}

struct Inner;

impl Inner {
    fn get(&self) {}
}

impl Stats {
    fn count(&self) -> u8 {
        1
    }

    fn run(&self) {
        self.count();
        self.count.get();
        self.count().get();
        (self.count)(1);
        count();
        count::all();
        parse();
    }
}
