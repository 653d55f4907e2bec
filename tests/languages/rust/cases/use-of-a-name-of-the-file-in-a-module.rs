pub struct Config;

mod tests {
    use super::Config;

    fn load() -> Config {
        Config
    }
}

mod other {
    use std::Config;

    fn load() -> Config {
        Config
    }
}
