use crate::account::{Account, Audited};

impl crate::account::Account {
    pub fn second(&self) {
        self.first();
        Self::first(self);
    }
}

impl Audited for Account {
    fn audit(&self) {
        self.second();
    }
}

struct Decoy;

impl Decoy {
    fn first(&self) {}

    fn second(&self) {}
}
