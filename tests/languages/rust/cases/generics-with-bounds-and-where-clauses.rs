fn sort<'a, T: Ord + 'a, F>(items: &'a mut [T], by: F) -> &'a [T]
where
    F: Fn(&T, &T) -> bool,
    T: Clone,
{
    items
}

struct Map<K: Eq, V = u8>
where
    V: Clone,
{
    entries: Vec<(K, V)>,
}
