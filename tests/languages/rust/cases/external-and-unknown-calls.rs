use std::collections::HashMap;
use std::mem::swap;

struct Cache {
    map: HashMap<u8, u8>,
}

impl Cache {
    fn insert(&self) {}

    fn get(&self) {}
}

struct Other;

impl Other {
    fn get(&self) {}
}

fn run(cache: Cache, anything: &[Cache]) {
    cache.map.insert(1, 2);
    HashMap::<u8, u8>::new();
    swap(&mut 1, &mut 2);
    ::std::mem::take(&mut 1);
    unknown();
    anything[0].get();
    anything[0].insert();
    anything.len();
    cache.missing();
    "text".get();
}
