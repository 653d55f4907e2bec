fn long(
    map: std::collections::HashMap<
        String, // the key
        Vec<
            u8,
        >,
    >,
) -> Result<
    (),
    Box<dyn std::error::Error>,
> {
    Ok(())
}
