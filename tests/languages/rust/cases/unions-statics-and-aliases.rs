#[repr(C)]
union Bits {
    float: f32,
    int: u32,
}

static mut COUNTER: u32 = 0;
static NAMES: [&str; 2] = ["a", "b"];
const LIMIT: usize = 10;
const _: () = ();
type Result<T> = std::result::Result<T, Bits>;
