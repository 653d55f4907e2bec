struct Error;

mod io {
    pub struct Error;
}

fn a(error: io::Error, plain: Error, deep: std::io::Error, item: <Vec<u8> as IntoIterator>::Item) {}
