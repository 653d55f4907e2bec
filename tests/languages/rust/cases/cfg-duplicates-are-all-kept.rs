#[cfg(unix)]
fn path() -> &'static str {
    "/"
}

#[cfg(windows)]
fn path() -> &'static str {
    "\\"
}

#[cfg(unix)]
struct Handle(i32);

#[cfg(windows)]
struct Handle(usize);

fn which(handle: Handle) {}
