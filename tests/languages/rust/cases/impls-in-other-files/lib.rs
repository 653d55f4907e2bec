mod account;
mod extra;

mod inner {
    use super::account::Account;

    impl Account {
        fn third(&self) {
            self.first();
            self.second();
        }
    }
}
