pub struct Thing;

fn here(thing: Thing) {}
