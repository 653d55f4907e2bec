pub fn close() {}
