enum Message {
    Quit,
    Move { x: i32, y: i32 },
    Write(String, #[allow(unused)] u8),
    Number = 7,
    #[deprecated]
    Old {
        /// Why it is old.
        reason: String,
    },
}
