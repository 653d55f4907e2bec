extern "C" {
    fn printf(format: *const u8, ...) -> i32;
    pub static mut errno: i32;
    static VERSION: u8;
    type Opaque;
}
