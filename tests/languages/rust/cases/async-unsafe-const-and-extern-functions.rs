async fn a() {}
unsafe fn b() {}
const fn c() {}
extern "C" fn d() {}
pub const unsafe extern "C" fn e() {}
pub async unsafe fn f() {}
extern fn g() {}
