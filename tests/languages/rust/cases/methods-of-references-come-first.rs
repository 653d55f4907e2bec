use outside::Count;

trait Walk {
    fn step(&self);
    fn walk(self);
    fn all(&self) {}
    fn once(self)
    where
        Self: Sized,
    {
    }
}

struct Plain;

impl Plain {
    fn step(&self) {}
    fn walk(self) {}
    fn once(&self) {}
    fn count(&self) {}
    fn own(&self) {}
    fn make() {}
}

impl Walk for &Plain {
    fn step(&self) {
        self.step(); // itself: `self` is a reference to a reference
        self.own();
        self.count(); // references may have one as well
        Self::make(); // `Self` is a reference, and has no such function
    }
    fn walk(self) {
        self.step(); // the type's own: `self` is a reference, as far as is known
    }
}

impl Count for Plain {
    fn count(&self) {}
}

fn run(one: Plain, other: &Plain, third: &&Plain) {
    other.step(); // the type's own, as far as is known
    other.walk(); // the one for references: the type's own takes no reference
    one.once(); // the trait's: the type's own takes a reference
    other.count(); // the type's own
    third.own();
    third.step(); // the one for references
    third.count(); // references may have one as well
}

trait Pace {
    fn pace(&self);
    fn every(&self) {}
}

struct Kept;

impl Pace for Kept {
    fn pace(&self) {}
}

impl<T: Pace> Pace for &T {
    fn pace(&self) {}
}

fn behind(kept: &Kept, twice: &&Kept, all: &[Kept]) {
    kept.pace(); // of the type
    twice.pace(); // of references to all
    all.iter().for_each(|one| one.every());
}

mod inner {
    pub struct Closed;
    impl Closed {
        fn all(&self) {}
    }
}

impl Walk for inner::Closed {
    fn step(&self) {}
    fn walk(self) {}
}

fn closed(one: &inner::Closed) {
    one.all(); // the trait's: the type's own is private to its module
}
