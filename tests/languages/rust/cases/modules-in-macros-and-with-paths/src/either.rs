pub fn choose() {}
