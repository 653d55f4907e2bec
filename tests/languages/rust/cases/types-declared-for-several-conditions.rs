#[cfg(feature = "std")]
pub struct Map<K, S = RandomState> {
    entries: Entries<K>,
    state: S,
}

#[cfg(not(feature = "std"))]
pub struct Map<K, S> {
    entries: Entries<K>,
    state: S,
}

struct Entries<K>(K);

impl<K> Entries<K> {
    fn len(&self) -> usize {
        0
    }
}

trait Sized {
    fn size(&self) -> usize;
    fn is_large(&self) -> bool {
        false
    }
}

impl<K, S> Map<K, S> {
    pub fn new(entries: Entries<K>, state: S) -> Self {
        Map { entries, state } // which of the two, the condition decides
    }
    pub fn len(&self) -> usize {
        self.entries.len() + self.count()
    }
    #[cfg(feature = "std")]
    fn count(&self) -> usize {
        1
    }
    #[cfg(not(feature = "std"))]
    fn count(&self) -> usize {
        2
    }
}

impl<K, S> Sized for Map<K, S> {
    fn size(&self) -> usize {
        self.len() // there is one, whichever type it is of
    }
}

fn run(map: Map<u8>) {
    map.size();
    map.is_large();
    Map::new(map.entries, 1).len();
}
