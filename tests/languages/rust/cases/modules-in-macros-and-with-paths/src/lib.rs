cfg_if! {
    if #[cfg(feature = "a")] {
        #[macro_use]
        mod first;
        pub mod second;
        mod either; // in both branches: it is the same file
    } else {
        mod either;
    }
}

cfg_if! {
    if #[cfg(unix)] {
        mod system;
    } else {
        #[path = "other/system.rs"]
        mod system; // another file
    }
}

#[path = "other/thing.rs"]
#[allow(dead_code)]
mod thing;

#[cfg_attr(windows, path = "other/system.rs")]
mod platform;

use crate::first::Shape;

fn run(shape: Shape) {
    shape.draw();
    first::make();
    crate::second::draw_all();
    either::choose();
    system::start(); // one of two files
    platform::stop(); // which file it is, is not known
    thing::open();
    quote! { mod quoted; };
    quoted::close(); // a macro in a function declares no module
}
