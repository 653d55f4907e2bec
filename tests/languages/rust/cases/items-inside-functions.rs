fn outer() {
    const LOCAL: u8 = 1;
    static COUNT: u8 = 0;
    struct Inner {
        value: u8,
    }
    enum Kind {
        A,
    }
    fn helper(inner: Inner) -> Kind {
        Kind::A
    }
    let closure = |x: u8| x;
    let value = 1;
    type Short = u8;
}
