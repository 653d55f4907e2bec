pub struct Client;

impl Client {
    pub const TIMEOUT: u32 = 5;
    pub(crate) const fn new() -> Self {
        Client
    }
    pub async fn get<T>(&self, url: &str) -> Result<T, Error> {
        todo!()
    }
    unsafe fn raw(&self) {}
}

unsafe impl Send for Client {}
impl !Sync for Client {}
