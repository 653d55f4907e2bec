const SIZE: usize = size();

static TABLE: [usize; 2] = [size(), 2];

const fn size() -> usize {
    3
}

struct Later {
    data: [u8; size()],
}

fn outer() {
    let inner = || size();
    fn nested() {
        size();
    }
    async {
        size();
    };
}

impl Later {
    const OWN: usize = size();
}
