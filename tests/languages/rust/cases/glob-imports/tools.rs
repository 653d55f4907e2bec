pub fn open() {}

fn hidden() {}
