trait Old {
    fn visit(u8, &str);
}
