mod elsewhere;
pub mod api {
    pub(crate) mod v1 {
        pub fn get() {}
    }
    mod v2;
}
#[cfg(test)]
mod tests {
    #[test]
    fn works() {}
}
