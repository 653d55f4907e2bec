struct Error;

mod inner {
    fn fails() -> Error {
        todo!()
    }

    mod deeper {
        struct Error;

        fn own() -> Error {
            Error
        }
    }
}

fn outside() -> Error {
    Error
}
