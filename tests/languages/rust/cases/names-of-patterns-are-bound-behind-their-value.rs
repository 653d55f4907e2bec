struct Old;
impl Old {
    fn get(&self) -> Option<New> {
        None
    }
    fn pair(&self) -> (u8, u8) {
        (1, 2)
    }
    fn save(&self) {}
}

struct New;
impl New {
    fn save(&self) {}
}

fn give() {}
fn taken() -> Option<u8> {
    None
}

fn otherwise(it: Old) {
    let Some(it) = it.get() else {
        it.save();
        return;
    };
    it.save();
}

fn by_condition(it: Old) {
    if let Some(it) = it.get() {
        it.save();
    } else {
        it.save();
    }
    it.save();
}

fn taken_apart(it: Old) {
    let (it, b) = it.pair();
    it.save();
}

fn functions() {
    let Some(give) = taken() else {
        return give();
    };
    give();
}
