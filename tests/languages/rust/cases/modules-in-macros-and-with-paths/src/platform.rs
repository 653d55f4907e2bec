pub fn stop() {}
