fn r#type(r#match: u8) -> u8 {
    r#match
}

struct Größe {
    größe: u8,
}
