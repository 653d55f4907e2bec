pub struct Account;

pub trait Audited {
    fn audit(&self) {}
}

impl Account {
    pub fn first(&self) {
        self.second();
        self.third();
        self.audit();
    }
}
