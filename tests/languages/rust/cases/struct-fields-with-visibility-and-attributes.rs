pub struct Config {
    pub name: String,
    pub(crate) level: u8,
    pub(super) parent: Option<Box<Config>>,
    pub(in crate::a) deep: u8,
    #[serde(default)]
    secret: u8,
}
