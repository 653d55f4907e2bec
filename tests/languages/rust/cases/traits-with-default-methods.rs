/// Says hello.
pub unsafe trait Greet: Clone + Send {
    fn name(&self) -> String;

    fn hello(&self) -> String {
        format!("hello {}", self.name())
    }

    async fn later(&self) {}

    fn generic<T: Into<String>>(&self, other: T)
    where
        Self: Sized;
}
