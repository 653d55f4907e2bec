fn helper() {}

mod inner {
    pub fn run() {
        helper();
        super::helper();
        crate::helper();
        self::own();
    }

    fn own() {}
}

mod other {
    use super::helper;
    use super::inner::run as go;

    fn run() {
        helper();
        go();
        super::inner::run();
        super::inner::missing();
    }
}
