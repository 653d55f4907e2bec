mod kinds;
mod tools;

use tools::*;

pub fn run() {
    use kinds::Kind::*;
    open();
    hidden();
    First(1);
    kinds::Kind::Second { of: 2 };
    elsewhere();
}

fn elsewhere() {}

fn outside() {
    First(1);
}

mod tests {
    use super::*;

    fn works() {
        run();
        open();
        elsewhere();
    }

    mod deeper {
        fn alone() {
            run();
            super::works();
            super::super::run();
        }
    }
}
