fn outer() {
    let run = move || {
        const LOCAL: u8 = 1;
        fn deep() {}
    };
}
